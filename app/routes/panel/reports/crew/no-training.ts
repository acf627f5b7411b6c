/** Whoever has the link of a training can still send it after the training was removed. */
export const NO_TRAINING = 'Szkolenie, którego już nie ma'
