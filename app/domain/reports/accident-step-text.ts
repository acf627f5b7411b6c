import { isGrave, type AccidentStep } from './accident'
import {
  assessmentOf,
  findingOf,
  hasOpenObjections,
  type AccidentReport,
  type StepState,
} from './accident-progress'
import { stepLabel } from './accident-steps'

/** Says why a step cannot be recorded yet: the missing one comes before it. */
export function waitingText(missing: AccidentStep, report: AccidentReport): string {
  // Rozporządzenie z 1.07.2009, § 13 ust. 2–3.
  if (missing === 'returned') {
    return 'Protokołu z\u00a0zastrzeżeniami się nie zatwierdza. Najpierw odnotuj zwrot zespołowi, który w\u00a0ciągu 5\u00a0dni sporządza nowy'
  }
  return `Najpierw odnotuj krok „${stepLabel(missing, assessmentOf(report))}”`
}

/** Says what the law asks of an open step, if its name does not say it. */
export function stepHint({ step }: Pick<StepState, 'step'>, report: AccidentReport): string | undefined {
  switch (step) {
    case 'restart':
      // Rozporządzenie z 1.07.2009, § 3.
      return isGrave(assessmentOf(report))
        ? 'Bez zgody niczego się tu nie uruchamia i\u00a0nie zmienia. Po takim wypadku decydują o\u00a0tym także inspektor pracy i\u00a0prokurator.'
        : 'Bez zgody pracodawcy niczego się tu nie uruchamia i\u00a0nie zmienia.'
    case 'opinion':
      return 'Zespół zasięga opinii lekarza, a\u00a0w\u00a0razie potrzeby innych specjalistów. Diagnozy tu nie wpisuj.'
    case 'returned':
      return hasOpenObjections(report)
        ? 'Są zastrzeżenia, więc protokołu się nie zatwierdza.'
        : 'Tylko jeśli protokół ma braki. Zespół sporządza wtedy nowy w\u00a0ciągu 5\u00a0dni.'
    case 'redrawn':
      return 'Do nowego protokołu dołącza się ten, którego nie zatwierdzono.'
    case 'z_kw':
      return findingOf(report) === undefined
        ? 'Tylko dla uznanego wypadku. Aby znać termin, uzupełnij w\u00a0kroku sporządzenia, co ustalono.'
        : 'Część I sporządza się w\u00a0ciągu 14 dni roboczych.'
    case 'z_kw_2':
      return 'Część II przekazuje się w\u00a0ciągu 6\u00a0miesięcy, także gdy niezdolność do pracy jeszcze trwa.'
    default:
      return undefined
  }
}
