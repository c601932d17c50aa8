import { useEffect, useRef } from 'react'

const ID = 'subtitulo'

/** Takes the focus: what had it has given way to what this begins. */
export function Subtitulo({ children }: { children: string }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  return (
    <h3 id={ID} ref={titulo} tabIndex={-1}>
      {children}
    </h3>
  )
}

/** Where a dialog that led to it gives the focus back; null where it led to none. */
export const findSubtitulo = () => document.getElementById(ID)
