// Loaded into the server before the app: every day and time of Warsaw then fails, with a message of two lines.
Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
  get() {
    throw new RangeError('provoked\nby the clock')
  },
})
