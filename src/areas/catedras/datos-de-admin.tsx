import type { ReactNode } from 'react'
import { nombreDePersona } from '../../domain/nombres'
import type { Catedra } from './queries-de-admin'

export function DatosDeCatedra({ catedra }: { catedra: Catedra }) {
  const { institucion, anio, turno, aula, horario, Docente, CatedraDiaHorario } = catedra
  return (
    <dl className="panel datos">
      <Dato nombre="Institución">{institucion || '—'}</Dato>
      <Dato nombre="Año">{anio}</Dato>
      <Dato nombre="Turno">{turno}</Dato>
      <Dato nombre="Horario">
        {CatedraDiaHorario.length > 0
          ? CatedraDiaHorario.map(({ id, dia_semana, hora_inicio, hora_fin }) => (
              <span key={id} className="renglon">
                {dia_semana}, {hora_inicio} - {hora_fin}
              </span>
            ))
          : horario || '—'}
      </Dato>
      <Dato nombre="Aula">{aula || '—'}</Dato>
      <Dato nombre="Docente">{Docente ? nombreDePersona(Docente) : 'Todavía sin docente'}</Dato>
    </dl>
  )
}

function Dato({ nombre, children }: { nombre: string; children: ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  )
}
