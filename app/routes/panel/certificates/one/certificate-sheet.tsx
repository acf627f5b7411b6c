import { data } from 'react-router'

import { withOwnProfiles } from '~/browser/records/settings.client'
import { ButtonLink } from '~/components/button-link'
import { matterOfQualification, mayTell } from '~/domain/access/disclosure'
import { issueDayLabel } from '~/domain/certificates/certificate'
import { recordMarks } from '~/domain/certificates/certificate-record'
import { statedEndLabel, verdictOf } from '~/domain/certificates/verdict'
import { fullName } from '~/domain/people/user'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import { formatDay } from '~/domain/words/day'
import { keepTogether } from '~/domain/words/polish'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import type { PanelHandle } from '~/routes/panel/frame/panel-fallback'
import { Sheet } from '~/routes/panel/official/form-parts'
import { FormsScreen } from '~/routes/panel/official/forms-screen'
import { panelLoader } from '~/routes/panel/panel-screen'
import { Detail, Details } from '~/ui/details'

import type { Route } from './+types/certificate-sheet'

export { PanelFallback as HydrateFallback } from '~/routes/panel/frame/panel-fallback'
export { loader } from '~/routes/panel/panel-data.server'

export const handle = { heading: 'Certyfikat do druku' } satisfies PanelHandle

export const clientLoader = panelLoader(
  'certificates',
  async ({ loadRecords, sample, today }, { params }: Route.ClientLoaderArgs) => {
    const { visibleCertificates, archivedCertificates, users } = await loadRecords()
    const certificate = [...visibleCertificates, ...archivedCertificates].find(({ id }) => id === params.id)
    const holder = users.find(({ id }) => id === certificate?.userId)
    if (!certificate || !holder || !mayTell('print of certificates', matterOfQualification(certificate)))
      throw data(null, { status: 404 })
    const [named = holder] = await withOwnProfiles([holder])
    return { certificate, holder: fullName(named), isOwnRegister: sample.isOwnRegister, today }
  },
)

/** A certificate that the server does not know, as a sheet that the browser prints or saves as a PDF. */
export default function CertificateSheet({ loaderData }: Route.ComponentProps) {
  const { certificate, holder, isOwnRegister, today } = loaderData
  const title = qualificationTitle(certificate)
  const scope = scopeLabel(certificate)
  return (
    <FormsScreen
      heading={handle.heading}
      // Browsers propose it as the name of the file.
      title={`${certificate.number}, ${holder}`}
      text={title}
      links={<ButtonLink to={certificateAddress(certificate.id, undefined)}>Certyfikat</ButtonLink>}
      onPrint={() => print()}
    >
      <p className="max-w-3xl print:hidden">
        {keepTogether('Aby zapisać plik, wybierz w oknie druku „Zapisz jako PDF”.')}
      </p>
      <Sheet label={`Certyfikat ${certificate.number}`}>
        <header>
          <h2 className="text-xl font-bold">{title}</h2>
          {scope && <p className="text-muted">{scope}</p>}
        </header>
        <Details className="wrap-anywhere max-sm:grid-cols-1">
          <Detail name="Posiadacz">{holder}</Detail>
          <Detail name="Numer">{certificate.number}</Detail>
          <Detail name="Data wydania">{issueDayLabel(certificate.issueDate)}</Detail>
          <Detail name="Data ważności">{statedEndLabel(certificate)}</Detail>
          <Detail name="Wystawca">{certificate.issuedBy ?? '—'}</Detail>
          <Detail name={`Stan na ${formatDay(today)}`}>{verdictOf(certificate, today).words}</Detail>
        </Details>
        <p className="border-t border-line pt-4 text-sm text-muted">
          {keepTogether(
            [
              ...recordMarks(certificate, isOwnRegister),
              'niepodpisany',
              'wydruk nie zastępuje dokumentu',
            ].join(', '),
          )}
        </p>
      </Sheet>
    </FormsScreen>
  )
}
