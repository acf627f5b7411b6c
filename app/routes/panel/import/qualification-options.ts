import { BHP_BY_POSITION, qualificationKey } from '~/domain/import/texts/named-qualification'
import type { QualificationType } from '~/domain/qualifications/qualification'
import { qualificationTitle } from '~/domain/qualifications/qualification-label'
import {
  fullScopeName,
  listScopes,
  listTypes,
  type OwnKinds,
} from '~/domain/qualifications/qualification-law'
import type { Option } from '~/ui/field'

/** Returns all qualifications, or those of a type, for a choice; for a training centre those that it issues. */
export function qualificationOptions(isCentre: boolean, kinds: OwnKinds, type?: QualificationType): Option[] {
  const types = type === undefined ? listTypes(isCentre, kinds) : [type]
  const byPosition = { value: BHP_BY_POSITION, label: 'Szkolenie okresowe BHP: grupa według stanowiska' }
  const options = types.flatMap((each) =>
    listScopes(each, isCentre, kinds).map((scope) => {
      const name = fullScopeName(each, scope, kinds)
      return {
        value: qualificationKey({ type: each, scope }),
        label: each === 'own' ? name : `${qualificationTitle({ type: each, scope })}: ${name}`,
      }
    }),
  )
  return type === undefined && !isCentre ? [byPosition, ...options] : options
}
