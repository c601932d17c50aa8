import { useEffect } from 'react'

/** By then the screen is drawn, and whoever only passes by has gone on. */
const TRAS_MS = 2500

/** Keeps these tasks to be read without a connection. */
export function useAMano(ids: readonly number[]) {
  const cuales = ids.join()
  useEffect(() => {
    if (!cuales) return
    const read = () =>
      void import('./a-mano').then(({ keepAMano }) => keepAMano(cuales.split(',').map(Number)))
    const reloj = setTimeout(read, TRAS_MS)
    return () => clearTimeout(reloj)
  }, [cuales])
}
