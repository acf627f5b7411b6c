import type { IconNode } from 'lucide'

/**
 * Draws one of lucide's icons in the colour of the text. It is decorative: words beside it, or the label of its button,
 * say the same.
 */
export function Icon({ of: shapes, className }: { of: IconNode; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={outlineOf(shapes)} />
    </svg>
  )
}

/**
 * Returns all shapes of an icon as one path, because each element costs a phone some time, and a list of certificates
 * has hundreds of shapes. Throws for a kind of shape that no icon here has.
 */
export function outlineOf(shapes: IconNode): string {
  return shapes.map(outlineOfShape).join('')
}

function outlineOfShape([tag, shape]: IconNode[number]): string {
  const lengthOf = (name: string) => Number(shape[name] ?? 0)
  switch (tag) {
    case 'path':
      // From the corner, because a path may begin with a relative step.
      return `M0 0${shape.d}`
    case 'line':
      return `M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}`
    case 'rect':
      return roundedBox(lengthOf('x'), lengthOf('y'), lengthOf('width'), lengthOf('height'), lengthOf('rx'))
    case 'circle': {
      const radius = lengthOf('r')
      return roundedBox(lengthOf('cx') - radius, lengthOf('cy') - radius, 2 * radius, 2 * radius, radius)
    }
    default:
      throw new Error(`An icon has a ${tag}`)
  }
}

/** A circle is a box of corners alone. */
function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const corner = (dx: 1 | -1, dy: 1 | -1) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`
  const [across, down] = [width - 2 * radius, height - 2 * radius]
  return (
    `M${x + radius} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}` +
    `h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`
  )
}
