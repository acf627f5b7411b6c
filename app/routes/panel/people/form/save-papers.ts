import { href } from 'react-router'

import type { Recording } from '~/browser/records/record-changes.client'
import type { DraftName } from '~/domain/changes/draft'
import type { TypedPapers } from '~/domain/import/people/typed-papers'
import type { Day } from '~/domain/words/day'
import { countOf } from '~/domain/words/polish'
import { KEPT_HERE, undoToast } from '~/routes/panel/recording/record-and-tell'
import { saveForm, type FormAnswer } from '~/routes/panel/recording/save-form'

const MATRIX = `${href('/employees')}?view=matrix`

/** Records what the table of papers adds as one batch, and leads to the table that shows what is still missing. */
export async function savePapers(
  papers: TypedPapers,
  { form, draft, userId, today }: { form: FormData; draft: DraftName; userId: string; today: Day },
): Promise<FormAnswer> {
  const { certificates, examinations, inductions, present } = papers
  const added = certificates.length + examinations.length + inductions.length
  const isNothingNew = added === 0 && papers.scans.length === 0
  const answer = await saveForm(userId, recordingsOf(papers, today), {
    form,
    draft,
    list: MATRIX,
    toast: (changes) =>
      isNothingNew
        ? { type: 'success', title: 'Nie było nic nowego do zapisania' }
        : undoToast(userId, changes, {
            title: `Zapisano: ${countOf(added, 'document')}`,
            description: present > 0 ? `W\u00a0rejestrze było już: ${present}` : KEPT_HERE,
          }),
  })
  return answer.to === undefined ? answer : { ...answer, to: MATRIX }
}

function recordingsOf({ certificates, examinations, inductions, scans }: TypedPapers, day: Day): Recording[] {
  return [
    ...certificates.map((certificate) => ({
      id: certificate.id,
      build: (id: string) => ({
        kind: 'certificate-added' as const,
        id,
        day,
        certificate: { ...certificate, id },
      }),
    })),
    ...examinations.map((examination) => ({
      id: examination.id,
      build: (id: string) => ({
        kind: 'examination-recorded' as const,
        id,
        day,
        examination: { ...examination, id },
      }),
    })),
    ...inductions.map((induction) => ({
      id: induction.id,
      build: (id: string) => ({
        kind: 'induction-recorded' as const,
        id,
        day,
        induction: { ...induction, id },
      }),
    })),
    ...scans.map(({ subject, scan }, place) => ({
      id: `${subject.id}-scan-${scan.hash.slice(0, 8)}-${place + 1}`,
      partOf: subject.id,
      build: (id: string, wholeId = subject.id) => ({
        kind: 'scan-added' as const,
        id,
        day,
        subject: { ...subject, id: wholeId },
        scan,
      }),
    })),
  ]
}
