import { useState, type RefObject } from 'react'

/** Shows a photo as large as its box, or larger and scrolled. */
export function ShownPhoto({
  box,
  address,
  name,
  zoom,
  turns,
}: {
  box: RefObject<HTMLDivElement | null>
  address: string
  name: string
  zoom: number
  turns: number
}) {
  const [fit, setFit] = useState<{ upright: Size; turned: Size }>()
  const measure = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => {
    if (!box.current) return
    const { clientWidth, clientHeight } = box.current
    const scaled = (scale: number) => ({ width: width * scale, height: height * scale })
    setFit({
      upright: scaled(Math.min(clientWidth / width, clientHeight / height)),
      turned: scaled(Math.min(clientWidth / height, clientHeight / width)),
    })
  }
  const isTurned = turns % 2 === 1
  const size = isTurned ? fit?.turned : fit?.upright
  const width = (size?.width ?? 0) * zoom
  const height = (size?.height ?? 0) * zoom
  return (
    <div
      ref={box}
      className="grid min-h-0 grow items-center-safe justify-items-center-safe overflow-auto rounded-control bg-neutral-soft"
    >
      <div className="relative" style={isTurned ? { width: height, height: width } : { width, height }}>
        <img
          src={address}
          alt={name}
          onLoad={({ currentTarget }) => measure(currentTarget)}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{ width, height, transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
        />
      </div>
    </div>
  )
}

type Size = { width: number; height: number }
