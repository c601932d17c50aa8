import { useCallback, useMemo, useRef, useState } from 'react'
import { isPresente, type Marca } from '../../domain/asistencia/asistencia'
import { cuantos } from '../../lib/formato'
import { FilaDeAsistencia } from '../asistencia/fila-de-asistencia'
import { FilasEnTramos } from '../asistencia/filas-en-tramos'
import { MenuDeMarcas } from '../asistencia/menu-de-marcas'
import type { Clase } from './borrador-de-cierre'
import { marcaEn } from './cuerpo'
import type { AlumnoDeCierre } from './queries'
import type { Escrito } from './use-cierre'

interface Props extends Clase {
  alumnos: readonly AlumnoDeCierre[]
  escrito: Escrito
}

/** Everybody came until their row is tapped; the same sheet as that of the attendance. */
export function QuienVino({ catedraId, alumnos, escrito: { borrador, write } }: Props) {
  const { marcas: dichas } = borrador
  const hoja = useRef<HTMLDivElement>(null)
  const [elegido, setElegido] = useState<number | null>(null)
  const onClose = useCallback(() => setElegido(null), [])
  const marcas = useMemo(
    () => new Map(alumnos.map((alumno) => [alumno.alumnoId, marcaEn(dichas, alumno)])),
    [alumnos, dichas],
  )
  const onMark = useCallback(
    (alumnoId: number, marca: Marca) =>
      write((actual) => ({ marcas: { ...actual.marcas, [alumnoId]: marca } })),
    [write],
  )
  const fila = useCallback(
    ({ alumnoId, nombreCompleto }: AlumnoDeCierre) => (
      <FilaDeAsistencia
        alumnoId={alumnoId}
        nombre={nombreCompleto}
        marca={marcas.get(alumnoId) ?? null}
        envio="quieto"
        onMark={onMark}
        onMore={setElegido}
      />
    ),
    [marcas, onMark],
  )
  const presentes = [...marcas.values()].filter(isPresente).length
  const quien = alumnos.find(({ alumnoId }) => alumnoId === elegido)
  if (alumnos.length === 0) return <p className="apagado">Todavía no hay alumnos inscritos.</p>
  return (
    <div ref={hoja} className="planilla-del-dia pila">
      <p className="apagado" role="status">
        {cuantos(presentes, 'presente', 'presentes')} ·{' '}
        {cuantos(alumnos.length - presentes, 'ausente', 'ausentes')}. Toca a quien no vino.
      </p>
      <FilasEnTramos personas={alumnos} fila={fila} onLongPress={setElegido} />
      {quien && (
        <MenuDeMarcas
          key={quien.alumnoId}
          // No mark of the list's own queue is of a day without an id.
          lugar={{ catedraId, diaId: 0 }}
          persona={{ alumnoId: quien.alumnoId, nombre: quien.nombreCompleto }}
          guardado={(alumnoId) => marcas.get(alumnoId) ?? null}
          hoja={hoja}
          onMark={onMark}
          onClose={onClose}
        />
      )}
    </div>
  )
}
