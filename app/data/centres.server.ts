import type { Centre } from '~/domain/trainings/centre'

import { AMBER, COBBLES, ODER, SAFE_WORK, WAWEL } from './centre-names.server'
import { sampleRows } from './configuration.server'

const centres: Centre[] = [
  {
    id: 'E03upYVpKhZnPZMU',
    name: SAFE_WORK,
    address: 'ul. Hutmistrzów 214, 03-990 Warszawa',
    status: 'active',
    type: 'certyfikowane',
  },
  {
    id: '2czOuEax3QjXVYkP',
    name: WAWEL,
    address: 'ul. Ślusarzy Podgórskich 187, 30-990 Kraków',
    status: 'active',
    type: 'certyfikowane',
  },
  {
    id: 'pMUFd8kLPgbSM49g',
    name: ODER,
    address: 'ul. Kaflarska Boczna 305, 50-990 Wrocław',
    status: 'active',
    type: 'standardowe',
  },
  {
    id: '8DtM0hRekTEJOX8O',
    name: AMBER,
    address: 'ul. Dźwigowych 142, 80-990 Gdańsk',
    status: 'active',
    type: 'certyfikowane',
  },
  {
    id: 'qevTyt3v61pCZj20',
    name: COBBLES,
    address: 'ul. Brukarzy Łazarskich 263, 60-990 Poznań',
    status: 'inactive',
    type: 'standardowe',
  },
]

export function listCentres(): Centre[] {
  return [...sampleRows(centres)]
}
