import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'

import { keepTogether } from '~/domain/words/polish'
import { Icon } from '~/ui/icon'

/** Says whom the law requires to be told niezwłocznie (Kodeks pracy, art. 234 § 2), and the words for the phone. */
export function TellAtOnce({ sentence }: { sentence: string }) {
  return (
    <div className="flex gap-3 rounded-control border border-danger bg-danger-soft px-4 py-3">
      <Icon of={CircleAlert} className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold text-danger">
          {keepTogether(
            'Niezwłocznie zawiadom właściwego okręgowego inspektora pracy i prokuratora (Kodeks pracy, art.\u00a0234 §\u00a02)',
          )}
        </p>
        <p>Co powiedzieć przez telefon:</p>
        <blockquote className="border-l-2 border-danger pl-3 wrap-anywhere">
          {keepTogether(`„${sentence}”`)}
        </blockquote>
      </div>
    </div>
  )
}
