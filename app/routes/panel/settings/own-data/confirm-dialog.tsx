import { keepTogether } from '~/domain/words/polish'
import { Dialog } from '~/ui/ark/dialog'
import { Button } from '~/ui/button'

/** A question with a way back and a way on; open while it is rendered. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  onConfirm,
  onClose,
}: {
  title: string
  /** A paragraph for each. */
  text: readonly string[]
  confirm: string
  onConfirm: () => void
  onClose: () => void
}) {
  const goOn = () => {
    onConfirm()
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {text.map((paragraph) => (
        <p key={paragraph}>{keepTogether(paragraph)}</p>
      ))}
      <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button onClick={onClose}>Anuluj</Button>
        <Button variant="danger" onClick={goOn}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
