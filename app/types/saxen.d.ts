/** The part of `saxen` in use. The package has no types of its own. */
declare module 'saxen' {
  type DecodeEntities = (text: string) => string

  export class Parser {
    on(
      event: 'openTag',
      listen: (name: string, attributes: () => Record<string, string>, decode: DecodeEntities) => void,
    ): this
    on(event: 'closeTag', listen: (name: string) => void): this
    on(event: 'text', listen: (text: string, decode: DecodeEntities) => void): this
    parse(xml: string): this
  }
}
