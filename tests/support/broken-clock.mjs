// Loaded into the server before the app: every day and time of Warsaw then fails, with a message of two lines.
Intl.DateTimeFormat.prototype.formatToParts = () => {
  throw new RangeError('provoked\nby the clock')
}
