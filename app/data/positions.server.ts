import type { Qualification, Scope } from '~/domain/qualifications/qualification'
import type { Position, Requirement } from '~/domain/qualifications/requirement'

function requirement(type: Qualification['type'], scope: Scope, alsoBy?: Scope[]): Requirement {
  return { qualification: { type, scope }, alsoBy }
}

const WORKERS = requirement('bhp', 'workers')
const MANAGERS = requirement('bhp', 'managers')
// These companies also let who may drive forklifts with a boom drive the others. A permit counts as long as it lasts.
const FORKLIFT = requirement('machine_operator', 'forklift', ['forklift_with_boom', 'forklift_permit'])

/** The requirements for the positions of the sample people, and for others that companies often have. */
const positions: Position[] = [
  { name: 'operator wózka widłowego', requirements: [WORKERS, FORKLIFT] },
  { name: 'elektryk', requirements: [WORKERS, requirement('electrical', 'e_g1')] },
  { name: 'brygadzista', requirements: [MANAGERS, requirement('fire_protection', 'staff')] },
  { name: 'spawacz', requirements: [WORKERS, requirement('own', 'own_welder')] },
  { name: 'operator suwnicy', requirements: [WORKERS, requirement('own', 'own_overhead_crane')] },
  {
    name: 'kierowca ciężarówki',
    // Code 95 and both examinations: ustawa o transporcie drogowym, art. 39a–39k.
    requirements: [
      WORKERS,
      requirement('own', 'own_licence_c'),
      requirement('own', 'own_code_95'),
      requirement('own', 'own_driver_medical'),
      requirement('own', 'own_psychological_tests'),
    ],
  },
  { name: 'magazynier', requirements: [WORKERS] },
  {
    name: 'specjalista ds. BHP',
    requirements: [requirement('bhp', 'bhp_service'), requirement('fire_protection', 'staff')],
  },
  {
    name: 'starszy specjalista ds. utrzymania ruchu i nadzoru nad urządzeniami elektroenergetycznymi',
    requirements: [requirement('bhp', 'engineers'), requirement('electrical', 'd_g1')],
  },
  { name: 'specjalista ds. administracji', requirements: [requirement('bhp', 'office')] },
  { name: 'kierownik zmiany', requirements: [MANAGERS] },
  { name: 'dyrektor zakładu', requirements: [MANAGERS] },
]

export function listTemplatePositions(): readonly Position[] {
  return positions
}
