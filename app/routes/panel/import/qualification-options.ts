import { qualificationKey } from '~/domain/import/named-qualification'
import { qualificationTitle, type CertificateType } from '~/domain/qualifications/qualification'
import { fullScopeName, listScopes, listTypes } from '~/domain/qualifications/qualification-law'
import type { Option } from '~/ui/field'

/** Returns all qualifications, or those of a type, for a choice; for a training centre those that it issues. */
export function qualificationOptions(isCentre: boolean, type?: CertificateType): Option[] {
  const types = type === undefined ? listTypes(isCentre) : [type]
  return types.flatMap((each) =>
    listScopes(each, isCentre).map((scope) => ({
      value: qualificationKey({ type: each, scope }),
      label: `${qualificationTitle({ type: each, scope })}: ${fullScopeName(each, scope)}`,
    })),
  )
}
