interface Navigator {
  /** Only some browsers know it. */
  connection?: { saveData: boolean }
}
