import { foldText } from '~/domain/words/polish'

// First names that are common in Poland, folded. They tell which word of a whole name is the surname. Names that are
// common surnames, too, are left out of it on purpose: they tell nothing.

const MEN =
  'adam adrian albert aleksander aleksy alfred alojzy andrzej antoni arkadiusz artur bartlomiej bartosz benedykt blazej bogdan boguslaw bohdan boleslaw borys bronislaw cezary czeslaw damian daniel dariusz dawid dominik edmund edward emil eryk eugeniusz fabian feliks ferdynand filip florian franciszek fryderyk gabriel gerard grzegorz gustaw henryk hieronim hubert ignacy igor ireneusz iwo jacek jakub jan janusz jaroslaw jerzy joachim jozef julian juliusz kacper kajetan kamil karol kazimierz konrad konstanty kornel krystian krzysztof ksawery lech leon leonard leszek leszek lucjan ludwik lukasz maciej maksymilian marcel marceli marcin marek marian mariusz mateusz maurycy michal mieczyslaw mieszko mikolaj milosz miroslaw norbert oktawian olaf oleksandr olgierd oskar patryk pawel piotr przemyslaw radoslaw rafal remigiusz robert roman romuald ryszard sebastian serhii seweryn sergiusz slawomir stanislaw stefan sylwester szczepan szymon tadeusz teodor tobiasz tomasz tymoteusz tytus volodymyr wieslaw wiktor wincenty wit witold wladyslaw wlodzimierz wojciech zbigniew zdzislaw zenon zygmunt ivan andrii dmytro mykola vasyl yurii bohdan petro oleh ihor maksym denys'
const WOMEN =
  'ada adela adelajda agata agnieszka alicja aldona aleksandra alina amelia anastazja aneta angelika aniela anita anna antonina apolonia barbara beata bernadeta bernadetta blanka bogumila boguslawa bozena bronislawa brygida cecylia celina czeslawa dagmara danuta daria diana dominika dorota edyta elwira elzbieta emilia ewa ewelina felicja franciszka gabriela genowefa grazyna halina hanna helena henryka honorata ilona irena irmina iwona iza izabela jadwiga janina joanna jolanta jozefa judyta julia julita justyna kamila karina karolina katarzyna kazimiera kinga klara klaudia kornelia krystyna ksenia laura lena leokadia lidia liliana lucja lucyna ludmila maja malgorzata malwina marcelina maria marianna mariola marlena marta martyna maryla marzanna marzena matylda melania michalina milena mira miroslawa monika nadia natalia natasza nikola nina olga oliwia olena patrycja paula paulina pola regina renata roza rozalia sabina sandra stanislawa stefania stella sylwia tatiana teresa urszula wanda weronika wieslawa wiktoria wioleta wioletta wladyslawa zaneta zofia zuzanna zyta oksana svitlana iryna tetiana nataliia liudmyla'

const COMMON: ReadonlySet<string> = new Set(`${MEN} ${WOMEN}`.split(' '))

/** True for a common first name, in any letters. */
export function isFirstName(word: string): boolean {
  return COMMON.has(foldText(word))
}
