import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { cuantos, diaCorto } from '../../lib/formato'
import { useShowMore } from '../../ui/show-more'
import { rutaDeCatedra, rutas } from '../admin'
import { Pendiente } from '../calificaciones/pendiente'
import { idDeNota } from './decisiones'
import type { Clausura } from './queries-de-clausura'

interface Props {
  catedraId: number
  clausura: Clausura
  /** Of whom it was decided already. */
  decididos: ReadonlySet<number>
}

interface Falta {
  clave: string
  linea: ReactNode
}

/** What one would rather do before closing, each with the way to where it is done. */
export function LoQueFalta({ catedraId, clausura, decididos }: Props) {
  const faltas = faltasDe(catedraId, clausura, decididos)
  const { shown, more } = useShowMore(faltas)
  return (
    <section className="panel con-cabecera" aria-labelledby="lo-que-falta">
      <header>
        <h2 id="lo-que-falta">Lo que falta</h2>
        {faltas.length > 0 && <span className="apagado">{cuantos(faltas.length, 'cosa', 'cosas')}</span>}
      </header>
      {faltas.length === 0 ? (
        <p className="apagado">No falta nada: todo está corregido y todas las listas, tomadas.</p>
      ) : (
        <ul className="esperas" aria-labelledby="lo-que-falta">
          {shown.map(({ clave, linea }) => (
            <Fragment key={clave}>{linea}</Fragment>
          ))}
        </ul>
      )}
      {more}
    </section>
  )
}

function faltasDe(catedraId: number, clausura: Clausura, decididos: ReadonlySet<number>): Falta[] {
  const catedra = rutaDeCatedra(catedraId)
  return [
    ...clausura.sin_corregir.map(({ tareaId, titulo, cuantas }) => ({
      clave: `tarea-${tareaId}`,
      linea: (
        <Pendiente cuantos={cuantas} a={`${rutas.panel}?tab=tareas`}>
          {cuantas === 1 ? 'entrega' : 'entregas'} de «{titulo}» sin corregir
        </Pendiente>
      ),
    })),
    ...clausura.devueltas.map(({ tareaId, titulo, cuantas }) => ({
      clave: `devuelta-${tareaId}`,
      linea: (
        <Pendiente cuantos={cuantas} a={`${catedra}?tab=tareas`}>
          {cuantas === 1 ? 'entrega devuelta' : 'entregas devueltas'} de «{titulo}», sin otra en su lugar
          <small>{cuantas === 1 ? 'Cuenta' : 'Cuentan'} 0, si no se califica lo que se entregó.</small>
        </Pendiente>
      ),
    })),
    ...clausura.sin_publicar.map(({ tareaId, titulo, cuantas }) => ({
      clave: `publicar-${tareaId}`,
      linea: (
        <Pendiente cuantos={cuantas} a={`${rutas.panel}?tab=tareas`}>
          {cuantas === 1 ? 'nota' : 'notas'} de «{titulo}» sin publicar
          <small>Al cerrar se {cuantas === 1 ? 'publica' : 'publican'}, con su correo.</small>
        </Pendiente>
      ),
    })),
    ...clausura.justificativos_pendientes.map(({ id, nombre, desde, hasta }) => ({
      clave: `justificativo-${id}`,
      linea: (
        <Pendiente cuantos={1} a={`${catedra}?tab=alumnos`}>
          justificativo de {nombre} sin responder
          <small>{desde === hasta ? diaCorto(desde) : `${diaCorto(desde)} a ${diaCorto(hasta)}`}</small>
        </Pendiente>
      ),
    })),
    ...clausura.clases_sin_lista.map(({ diaId, fecha }) => ({
      clave: `dia-${diaId}`,
      linea: (
        <Pendiente cuantos={1} a={`${catedra}?tab=clases&dia=${diaId}`}>
          clase sin lista, del {diaCorto(fecha)}
        </Pendiente>
      ),
    })),
    ...clausura.sin_nota
      .filter(({ alumnoId }) => clausura.escala !== null && !decididos.has(alumnoId))
      .map(({ alumnoId, nombre }) => ({
        clave: `nota-${alumnoId}`,
        linea: <SinNota alumnoId={alumnoId} nombre={nombre} />,
      })),
    ...clausura.sin_letra.map(({ alumnoId, nombre }) => ({
      clave: `letra-${alumnoId}`,
      linea: (
        <Pendiente cuantos={1} a={rutas.alumnos}>
          nombre con letras que el acta no puede escribir: {nombre}
          <small>En su lugar dirá «?».</small>
        </Pendiente>
      ),
    })),
  ]
}

/** It is decided on this very screen. */
function SinNota({ alumnoId, nombre }: { alumnoId: number; nombre: string }) {
  const id = idDeNota(alumnoId)
  const goTo = (evento: MouseEvent) => {
    evento.preventDefault()
    document.getElementById(id)?.querySelector('select')?.focus()
  }
  return (
    <li>
      <a href={`#${id}`} onClick={goTo}>
        <b>1</b>{' '}
        <span>
          {nombre} no tiene nada que cuente
          <small>Decide su nota, o en el acta dirá AUSENTE.</small>
        </span>
      </a>
    </li>
  )
}
