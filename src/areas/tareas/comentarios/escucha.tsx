import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { seEscucha } from '../../../domain/archivos/sonido'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { Button } from '../../../ui/button'
import type { Mando } from '../../../ui/reproductor/reproductor'
import { diaEscrito } from '../../base/instantes'
import { ReproductorDeArchivo } from '../../base/reproductor/reproductor-de-archivo'
import type { Archivo, Entrega } from '../tipos'
import Comentarios from './comentarios'
import { useRolDeComentarios } from './contexto'
import { comentariosQuery } from './llamadas'

/** What was delivered sounds; what was said of it stands on its waveform; and an earlier one sounds in its place. */
export default function Escucha({ entrega, activa }: { entrega: Entrega; activa: boolean }) {
  const rol = useRolDeComentarios()
  const mando = useRef<Mando>(null)
  const [senalado, setSenalado] = useState<number | null>(null)
  const { cual, versiones, choose } = useVersiones(entrega)
  const { data: comentarios = [] } = useQuery({
    ...comentariosQuery({ rol, id: entrega.id, path: cual.path }),
    enabled: activa,
  })
  const marcas = comentarios.flatMap(({ id, en_ms }) => (en_ms === null ? [] : [{ id, en_ms }]))

  useEffect(() => {
    if (!activa) mando.current?.hold()
  }, [activa])

  return (
    <div className="apartado escucha">
      <Versiones cual={cual} versiones={versiones} onChoose={choose} />
      <ReproductorDeArchivo
        archivo={cual}
        autor={nombreDePersona(entrega.Alumno)}
        marcas={marcas}
        onMarca={({ id }) => setSenalado(id)}
        mando={mando}
      />
      {activa && (
        <Comentarios
          entregaId={entrega.id}
          path={cual.path}
          mando={mando}
          senalado={senalado}
          soloLeer={cual.path !== entrega.archivo?.path}
        />
      )}
    </div>
  )
}

type Version = Pick<Archivo, 'path' | 'nombre' | 'tipo' | 'duracion_ms' | 'sonido'> & {
  entregado_en: string | null
}

/** Of a delivery, those that sound: the one that counts, and those before it. */
function useVersiones({ archivo, submission_date, anteriores }: Entrega) {
  const actual: Version = { ...(archivo as Archivo), entregado_en: submission_date }
  const versiones = [
    actual,
    ...anteriores.filter(({ tipo, sonido }) => seEscucha(tipo) || sonido).toReversed(),
  ]
  const [elegida, choose] = useState(actual.path)
  const cual = versiones.find(({ path }) => path === elegida) ?? actual
  return { cual, versiones, choose }
}

interface VersionesProps {
  cual: Version
  versiones: Version[]
  onChoose: (path: string) => void
}

/** One and the other at the same second. */
function Versiones({ cual, versiones: [actual, ...anteriores], onChoose }: VersionesProps) {
  if (!actual || anteriores.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    <div className="botones" role="group" aria-label="Comparar entregas">
      {cual !== actual && <Button onClick={() => onChoose(actual.path)}>Volver a la última entrega</Button>}
      {anteriores
        .filter((una) => una !== cual)
        .map(({ path, entregado_en }) => (
          <Button key={path} onClick={() => onChoose(path)}>
            Comparar con la entrega del {entregado_en && diaEscrito(entregado_en)}
          </Button>
        ))}
      {cual !== actual && (
        <p role="status" className="apagado">
          Suena la entrega del {cual.entregado_en && diaEscrito(cual.entregado_en)}, en el mismo segundo.
        </p>
      )}
    </div>
  )
}
