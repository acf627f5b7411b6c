import { memo, useId } from 'react'
import { Link } from 'react-router'

import { ApplicationLine, CertificateStateBadge } from '~/components/certificate-badges'
import { RemainingTimeText } from '~/components/remaining-time-text'
import { matterOfQualification } from '~/domain/access/disclosure'
import {
  certificateStatus,
  expiryDayLabel,
  issueDayLabel,
  lastDayOf,
  proofMark,
  validityLabel,
} from '~/domain/certificates/certificate'
import { remainingTime, toneOf } from '~/domain/certificates/remaining-time'
import { qualificationTitle, scopeLabel } from '~/domain/qualifications/qualification-label'
import type { Day } from '~/domain/words/day'
import { certificateAddress } from '~/routes/panel/certificates/certificate-links'
import { onPaper } from '~/routes/panel/lists/printing'
import { COVERS_ROW } from '~/routes/panel/lists/rows'
import { TONE_EDGES } from '~/ui/card'
import { MoreMenu } from '~/ui/more-menu'

import { CertificateActions, type CertificateRow, type OpenDialog } from './certificate-row'

/**
 * The rows and the heading are grids of the same fixed columns: a table of the browser would measure all rows, move its
 * columns when more of them come, and could not hold a link over a whole row in every browser. Below 1280 px a row has
 * two lines, and on a phone its cells stack.
 */
export const TABLE_ROW =
  'grid grid-cols-[1fr_fit-content(9rem)] gap-x-3 border-b border-l-[6px] border-line px-3'

/** The columns with and without one for people. */
export const TABLE_COLUMNS = {
  people:
    'sm:grid-cols-[minmax(8.25rem,3fr)_minmax(7.75rem,4fr)_minmax(6.5rem,4fr)_2.75rem] xl:grid-cols-[3fr_4fr_minmax(7rem,2fr)_4fr_7rem_2.75rem] 2xl:grid-cols-[3fr_4fr_minmax(7rem,2fr)_6rem_3fr_4fr_7rem_2.75rem]',
  own: 'sm:grid-cols-[4fr_3fr_2.75rem] xl:grid-cols-[5fr_minmax(8rem,2fr)_4fr_7rem_2.75rem] 2xl:grid-cols-[5fr_minmax(8rem,2fr)_6rem_3fr_4fr_7rem_2.75rem]',
}

/** The place of a cell below 1280 px: the first line says who, what and, last, until when. On a phone that is first. */
export const CELL_PLACES = {
  number: 'sm:max-xl:-col-start-4 sm:max-xl:row-start-2',
  issued: 'max-2xl:hidden',
  issuer: 'max-2xl:hidden',
  time: 'max-sm:order-first sm:max-xl:-col-start-3 sm:max-xl:row-start-1',
  status: 'sm:max-xl:-col-start-3 sm:max-xl:row-start-2',
  menu: 'max-sm:order-first max-sm:justify-self-end sm:-col-start-2 sm:row-start-1 sm:max-xl:row-span-2',
}

function Row({
  certificate,
  columns,
  today,
  on,
  onOpen,
}: {
  certificate: CertificateRow
  columns: string
  today: Day
  /** Set if `today` is a later day, which the link keeps. */
  on: Day | undefined
  onOpen: OpenDialog
}) {
  const id = useId()
  const scope = scopeLabel(certificate)
  return (
    <tr
      className={`${TABLE_ROW} ${columns} ${TONE_EDGES[toneOf(certificate, today)] || 'border-l-transparent'} relative py-2.5 [overflow-wrap:anywhere] sm:max-lg:text-[0.9375rem] last:rounded-b-card last:border-b-0 hover:bg-primary-soft ${onPaper('print of certificates', matterOfQualification(certificate))}`}
    >
      {certificate.holder !== undefined && (
        <td className="max-sm:col-span-2 sm:max-lg:text-sm">{certificate.surnameFirst}</td>
      )}
      <td className="max-sm:col-span-2">
        <Link
          id={id}
          to={certificateAddress(certificate.id, on)}
          // The number tells the row from others of the same qualification.
          aria-labelledby={`${id} ${id}-number`}
          className={`scroll-mt-36 leading-snug font-medium ${COVERS_ROW}`}
        >
          {qualificationTitle(certificate)}
        </Link>
        {scope && <p className="text-sm text-muted">{scope}</p>}
      </td>
      <td id={`${id}-number`} className={`text-muted tabular-nums ${CELL_PLACES.number}`}>
        {certificate.number}
      </td>
      <td className={`text-muted tabular-nums ${CELL_PLACES.issued}`}>
        {issueDayLabel(certificate.issueDate)}
      </td>
      <td className={`text-muted ${CELL_PLACES.issuer}`}>{certificate.issuedBy ?? '—'}</td>
      <td className={CELL_PLACES.time}>
        <TimeCell certificate={certificate} today={today} isLater={on !== undefined} />
      </td>
      <td className={CELL_PLACES.status}>
        <CertificateStateBadge certificate={certificate} today={today} isQuiet />
        {proofMark(certificate) && <p className="text-sm text-muted">{proofMark(certificate)}</p>}
      </td>
      <td className={`-my-1.5 ${CELL_PLACES.menu}`}>
        <MoreMenu
          label={`Czynności: ${certificate.number}`}
          look="plain"
          windowClassName="flex w-44 flex-col p-1.5"
        >
          {(close) => (
            <CertificateActions
              certificate={certificate}
              onOpen={onOpen}
              onUse={close}
              variant="ghost"
              className="justify-start"
            />
          )}
        </MoreMenu>
      </td>
    </tr>
  )
}

/** Rendered again only for another certificate or day. */
export const CertificateTableRow = memo(Row)

function TimeCell({
  certificate,
  today,
  isLater,
}: {
  certificate: CertificateRow
  today: Day
  isLater: boolean
}) {
  const lastDay = lastDayOf(certificate)
  const time = remainingTime(certificate, today, isLater)
  const isActive = certificateStatus(certificate, today) === 'active'
  return (
    <>
      {time && <RemainingTimeText time={time} look="row" />}
      <p className="text-sm text-muted tabular-nums">
        {isActive || lastDay === undefined ? validityLabel(certificate) : `do ${expiryDayLabel(lastDay)}`}
      </p>
      {time && <ApplicationLine certificate={certificate} today={today} isLater={isLater} />}
      {certificate.awaits && <p className="text-sm">Nowszy oczekuje: {certificate.awaits.number}</p>}
    </>
  )
}
