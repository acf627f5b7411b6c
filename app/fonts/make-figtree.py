"""Makes figtree-polish.woff2: one variable file with all that Polish text needs, 300 to 700.

Google's Figtree comes in two files, of which Polish needs both: "latin" (no ą, ć, ę, ł, ń, ś, ź, ż) and
"latin-ext" (nearly all of it for other languages). Here the Polish letters of the second move into the first.

    apt-get install python3-fonttools python3-brotli
    npm pack @fontsource-variable/figtree@5.3.0 && tar xf fontsource-variable-figtree-5.3.0.tgz
    /usr/bin/python3 app/fonts/make-figtree.py package/files app/fonts/figtree-polish.woff2
"""

import sys
from copy import deepcopy

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# Each takes the kerning of the letter it is made of.
POLISH = dict(zip("ąćęłńśźżĄĆĘŁŃŚŹŻ", "acelnszzACELNSZZ"))
BASIC = [chr(code) for code in range(0x20, 0x7F)]
# Beside Polish: what names of people and makers from next door are most likely to bring.
OTHER_LETTERS = "óÓäöüßÄÖÜéáíú"
PUNCTUATION = "\u00a0–—‑„”“‚’‘«»…•·§©°±×→←↑↓−€"


def subset(font, characters, features):
    options = Options(layout_features=features, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2])
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(characters))
    subsetter.subset(font)
    # Without it, advances are read from the outlines' variations, which also the moved letters bring along.
    del font["HVAR"]


def move_letters(source, target):
    names = source.getBestCmap()
    moved = {}
    for letter in POLISH:
        move_glyph(source, target, names[ord(letter)], moved)
    for table in target["cmap"].tables:
        if table.isUnicode():
            table.cmap |= {ord(letter): names[ord(letter)] for letter in POLISH}
    target.setGlyphOrder([*target.getGlyphOrder(), *moved])


def move_glyph(source, target, name, moved):
    if name in moved or name in target.getGlyphOrder():
        return
    glyph = deepcopy(source["glyf"][name])
    for part in glyph.getComponentNames(source["glyf"]):
        move_glyph(source, target, part, moved)
    moved[name] = True
    target["glyf"].glyphs[name] = glyph
    target["hmtx"][name] = source["hmtx"][name]
    target["gvar"].variations[name] = source["gvar"].variations[name]


def kern_letters(font):
    names = font.getBestCmap()
    pairs = [
        table
        for lookup in font["GPOS"].table.LookupList.Lookup
        for table in lookup.SubTable
        if lookup.LookupType == 2
    ]
    for letter, base in ((names[ord(letter)], names[ord(base)]) for letter, base in POLISH.items()):
        for table in pairs:
            if table.Format == 1:
                kern_pair(table, letter, base)
            else:
                kern_class(table, letter, base)
    for table in pairs:
        order = sorted(range(len(table.Coverage.glyphs)), key=lambda at: font.getGlyphID(table.Coverage.glyphs[at]))
        table.Coverage.glyphs = [table.Coverage.glyphs[at] for at in order]
        if table.Format == 1:
            table.PairSet = [table.PairSet[at] for at in order]


def kern_pair(table, letter, base):
    if base in table.Coverage.glyphs:
        table.Coverage.glyphs.append(letter)
        table.PairSet.append(deepcopy(table.PairSet[table.Coverage.glyphs.index(base)]))
    for pairs in table.PairSet:
        records = {record.SecondGlyph: record for record in pairs.PairValueRecord}
        if base in records and letter not in records:
            record = deepcopy(records[base])
            record.SecondGlyph = letter
            pairs.PairValueRecord.append(record)
            pairs.PairValueCount = len(pairs.PairValueRecord)


def kern_class(table, letter, base):
    if base in table.Coverage.glyphs:
        table.Coverage.glyphs.append(letter)
    for classes in (table.ClassDef1.classDefs, table.ClassDef2.classDefs):
        if base in classes:
            classes[letter] = classes[base]


def main(folder, path):
    latin, latin_ext = (
        TTFont(f"{folder}/figtree-{name}-wght-normal.woff2", recalcTimestamp=False) for name in ("latin", "latin-ext")
    )
    subset(latin, [*BASIC, *OTHER_LETTERS, *PUNCTUATION], ["kern", "tnum"])
    subset(latin_ext, POLISH, [])
    move_letters(latin_ext, latin)
    kern_letters(latin)
    font = instantiateVariableFont(latin, {"wght": (300, 700)})
    font["name"].setName("Figtree", 1, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
