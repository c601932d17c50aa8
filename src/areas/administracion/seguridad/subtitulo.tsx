import { useEffect, useRef } from 'react'

/** Takes the focus: what had it has given way to what this begins. */
export function Subtitulo({ children }: { children: string }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  return (
    <h3 ref={titulo} tabIndex={-1}>
      {children}
    </h3>
  )
}
