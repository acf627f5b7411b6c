import { scopeLabel } from '~/domain/qualifications/qualification-label'
import { daysLabel, timesLabel, type Training } from '~/domain/trainings/training'
import { Entries, Entry } from '~/routes/panel/official/form-parts'

/** What each document of a training begins with. */
export function TrainingFacts({ training }: { training: Training }) {
  const { title, location, leadsTo, trainingCenter } = training
  return (
    <>
      <Entry caption="organizator szkolenia">{trainingCenter}</Entry>
      <Entries>
        <Entry caption="nazwa i rodzaj szkolenia">{title}</Entry>
        <Entry caption="dla (grupa osób)">{leadsTo ? scopeLabel(leadsTo) : undefined}</Entry>
      </Entries>
      <Entries>
        <Entry caption="termin szkolenia">{`${daysLabel(training)}, ${timesLabel(training)}`}</Entry>
        <Entry caption="miejsce szkolenia">{location}</Entry>
      </Entries>
    </>
  )
}
