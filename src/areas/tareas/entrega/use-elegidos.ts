import { useEffect, useRef, useState } from 'react'
import { faltaDeArchivo } from '../../../domain/archivos/archivos'
import { maximosDelSitio } from '../../base/sitio'

/** What looks at photos comes when somebody is about to deliver. */
const fotos = () => import('../fotos/elegidos')

const isFoto = ({ type }: File) => /^image\/(?:jpeg|png|webp|hei[cf])$/.test(type)

/** Whether they are shown as pages: a single document is one file as ever. */
export const sonPaginas = (archivos: readonly File[]) => archivos.length > 1 || archivos.some(isFoto)

/** The files of a delivery, in their order; photos are made ready one after the other, and pages survive a reload. */
export function useElegidos(tareaId: number) {
  const [archivos, setArchivos] = useState<File[]>([])
  const [preparando, setPreparando] = useState(0)
  const ahora = useRef<File[]>([])

  const show = (nuevos: File[]) => {
    ahora.current = nuevos
    setArchivos(nuevos)
  }
  const change = (nuevos: File[]) => {
    if (sonPaginas(nuevos) || sonPaginas(ahora.current)) keep(tareaId, sonPaginas(nuevos) ? nuevos : [])
    show(nuevos)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is looked for once
  useEffect(() => {
    findQuedaron(tareaId).then((quedaron) => {
      if (quedaron.length > 0 && ahora.current.length === 0) show(quedaron)
    })
  }, [tareaId])

  /** Beside the pages that there are; a single document they replace. What may not be sent is left out, and said. */
  const add = async (nuevos: readonly File[]): Promise<string | undefined> => {
    if (!sonPaginas(ahora.current)) show([])
    setPreparando((antes) => antes + nuevos.length)
    const modulo = await fotos().catch(() => null)
    let falta: string | undefined
    for (const nuevo of nuevos) {
      const listo = modulo && isFoto(nuevo) ? await modulo.preparada(nuevo) : nuevo
      const suya = faltaDeArchivo(listo, maximosDelSitio)
      if (!suya) change([...ahora.current, listo])
      falta ??= suya
      setPreparando((antes) => antes - 1)
    }
    return falta
  }

  return { archivos, change, add, preparando, forget: () => keep(tareaId, []) }
}

/** Where the browser keeps nothing, they last as long as the page. */
const keep = (tareaId: number, archivos: File[]) =>
  void fotos().then(
    ({ keepElegidos }) => keepElegidos(tareaId, archivos),
    () => {},
  )

const findQuedaron = (tareaId: number) =>
  fotos()
    .then(({ findElegidos }) => findElegidos(tareaId))
    .catch(() => [])
