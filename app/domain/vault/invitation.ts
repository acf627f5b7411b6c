import * as v from 'valibot'

import { parseFields, type ParsedForm } from '~/domain/words/form'
import { typedLine } from '~/domain/words/typed-text'

import { deviceName } from './device-name'

// An operator may ask for a code before the server takes a register.

/** A code is sent in a header, which has no Polish letters. */
export const INVITATION = /^[\w-]+$/

/** In characters. */
export const MAX_INVITATION_LENGTH = 100

export const invitationField = v.pipe(
  typedLine(MAX_INVITATION_LENGTH, `Skróć kod do ${MAX_INVITATION_LENGTH} znaków`),
  v.nonEmpty('Podaj kod zaproszenia'),
  v.regex(INVITATION, 'Wpisz kod bez spacji i polskich liter: są w nim litery, cyfry i łączniki'),
)

const invitationForm = v.object({ invitation: invitationField })
const invitedDeviceForm = v.object({ deviceName, invitation: invitationField })

export const WRONG_INVITATION = 'Serwer nie zna tego kodu. Sprawdź, czy jest przepisany dokładnie'

export function parseInvitation(form: FormData): ParsedForm<{ invitation: string }> {
  return parseFields(invitationForm, { invitation: form.get('invitation') })
}

/** The same for a form that also has the name of this device. */
export function parseInvitedDevice(form: FormData): ParsedForm<{ deviceName: string; invitation: string }> {
  return parseFields(invitedDeviceForm, {
    deviceName: form.get('deviceName'),
    invitation: form.get('invitation'),
  })
}
