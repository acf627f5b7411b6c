import { hasSharedFolder } from '~/browser/sharing/shared-folder-mark.client'
import { MAX_SCANS } from '~/domain/scans/scan'

/** Says what can be added, and where it goes. */
export function scanHint(userId: string): string {
  const where = hasSharedFolder(userId)
    ? 'Trafiają też do folderu wspólnego.'
    : 'Zostają w tej przeglądarce i nie są nikomu wysyłane.'
  return `Zdjęcia i pliki PDF do 5 MB, najwyżej ${MAX_SCANS}. Duże zdjęcie zmniejszymy. ${where}`
}
