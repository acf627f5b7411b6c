import { test } from 'vitest'

import type { CertificateDocument } from '~/documents/certificate-document'
import { certificatePdf } from '~/documents/certificate-pdf.server'

const common: CertificateDocument = {
  certificate: {
    type: 'bhp',
    number: 'BHP-42653',
    issueDate: '2023-12-03',
    expiryDate: '2026-12-03',
    issuedBy: 'Ośrodek Szkoleniowy Bezpieczna Praca',
  },
  verdict: { status: 'active', words: 'Ważny do 03.12.2026' },
  holder: 'Anna D.',
  address: 'https://pewnik.example/certificates/verify/IWL59ljS5zaeI0js',
}

const long: CertificateDocument = {
  ...common,
  certificate: { ...common.certificate, issuedBy: 'Komisja Kwalifikacyjna przy Kole Energetyków '.repeat(8) },
  verdict: { status: 'expired', words: 'Wygasł 03.12.2026' },
  holder: 'Bogumiła Krzyżanowska-Świętochłowicka '.repeat(4),
}

test('the PDF of a certificate is drawn', async ({ bench }) => {
  await bench.compare(
    bench('as most are', async () => {
      await certificatePdf(common)
    }),
    bench('with long names and a stamp', async () => {
      await certificatePdf(long)
    }),
    { iterations: 20, warmupIterations: 4 },
  )
})
