import type { Qualification } from '~/domain/qualifications/qualification'
import { issuerOf, sourceOf } from '~/domain/qualifications/qualification-law'
import { Detail } from '~/ui/details'

/** Says who issues the certificates of a qualification, and which law sets its term. */
export function LawDetails({ qualification }: { qualification: Qualification }) {
  return (
    <>
      <Detail name="Kto wydaje" className="col-span-full">
        {issuerOf(qualification)}
      </Detail>
      <Detail name="Podstawa terminu" className="col-span-full">
        {sourceOf(qualification)}
      </Detail>
    </>
  )
}
