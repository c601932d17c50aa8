import { useEffect, useRef, useState } from 'react'
import { textoDeAMedias, textoDeOtroArchivo } from '../../../domain/archivos/subidas'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/toast'
import { findGuardada, forgetGuardada, type Guardada, isElMismo, readArchivo } from './guardadas'
import { askAvance, dropSubida } from './por-partes'

export interface Props {
  direccion: string
  /** With the file that was being sent, or with another that was chosen in its place; nothing where it is elsewhere. */
  onGoOn: (archivo: File | null, isElMismo: boolean) => void
  /** Without another question, where the file is kept here. */
  yaSigue?: boolean
  /** Going on is elsewhere. */
  soloAviso?: boolean
}

/** What was being sent when the page went away, for whoever was sending it. */
export default function LoQueQuedo({ direccion, onGoOn, yaSigue, soloAviso }: Props) {
  const [quedo, setQuedo] = useState<Quedo | null>(null)
  const campo = useRef<HTMLInputElement>(null)
  const goOn = useRef(onGoOn)
  goOn.current = onGoOn

  useEffect(() => {
    let isHere = true
    findQuedo(direccion).then((encontrado) => {
      if (!isHere) return
      if (encontrado?.archivo && yaSigue) goOn.current(encontrado.archivo, true)
      else setQuedo(encontrado)
    })
    return () => {
      isHere = false
    }
  }, [direccion, yaSigue])

  if (!quedo) return null
  const discard = () => {
    setQuedo(null)
    void dropSubida(direccion)
  }
  const { guardada, avance, archivo } = quedo
  return (
    <section className="subida pila" aria-label="Subida a medias">
      <p>{textoDeAMedias(guardada.nombre, avance)}</p>
      <div className="botones">
        {archivo || soloAviso ? (
          <Button onClick={() => onGoOn(archivo, true)}>Seguir</Button>
        ) : (
          <Button onClick={() => campo.current?.click()}>Elegir el archivo de nuevo</Button>
        )}
        <Button onClick={discard}>Descartar</Button>
      </div>
      <input
        ref={campo}
        type="file"
        hidden
        aria-label={`El archivo «${guardada.nombre}»`}
        onChange={async ({ target }) => {
          const [elegido] = target.files ?? []
          if (!elegido) return
          const mismo = await isElMismo(guardada, elegido)
          target.value = ''
          if (!mismo) toast.error(textoDeOtroArchivo(guardada.nombre))
          onGoOn(elegido, mismo)
        }}
      />
    </section>
  )
}

interface Quedo {
  guardada: Guardada
  /** Between 0 and 1. */
  avance: number
  archivo: File | null
}

async function findQuedo(direccion: string): Promise<Quedo | null> {
  const guardada = await findGuardada(direccion)
  if (!guardada) return null
  const avance = await askAvance(guardada)
  if (avance === 'NO_ESTA') await forgetGuardada(direccion)
  if (typeof avance === 'string') return null
  return { guardada, avance, archivo: await readArchivo(direccion, guardada) }
}
