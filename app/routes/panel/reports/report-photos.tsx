/** Shows the photos of a report, also in print. */
export function ReportPhotos({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="report-photos" className="border-t border-line pt-5">
      <h2 id="report-photos" className="text-lg font-semibold">
        Zdjęcia
      </h2>
      <ul className="mt-2 flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo} className="break-inside-avoid">
            <img
              src={photo}
              alt={`Zdjęcie ${index + 1}`}
              className="max-h-96 max-w-full rounded-control border border-line print:max-h-64"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
