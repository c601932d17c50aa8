import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fraseDePrueba } from '../../domain/casa/prueba-de-copias'
import { cuantos, enLinea, guaranies } from '../../lib/formato'
import { rutaDeCatedra, rutaDePagos, rutas } from '../admin'
import { fechaYHora } from '../base/instantes'
import { Lectura } from '../base/lectura'
import { zonaDelSitio } from '../base/sitio'
import { cifrasQuery, panelQuery } from './queries-de-admin'

const tabDelPanel = (tab: string) => `${rutas.panel}?tab=${tab}`

const ESPERAN = [
  { cifra: 'aportesPendientes', ruta: tabDelPanel('aportes'), textos: ['aporte', 'aportes'] },
  { cifra: 'sugerenciasPendientes', ruta: tabDelPanel('sugerencias'), textos: ['sugerencia', 'sugerencias'] },
  {
    cifra: 'tareasEntregadas',
    ruta: tabDelPanel('tareas'),
    textos: ['entrega por corregir', 'entregas por corregir'],
  },
  { cifra: 'pedidosDeDatos', ruta: rutas.pedidosDeDatos, textos: ['pedido de datos', 'pedidos de datos'] },
] as const

const CATEDRAS_A_LA_VISTA = 3

/**
 * What an administrator wants to know before anything else: what waits, who owes, who teaches today, the copy. On a telephone
 * it is folded: the tabs under it say what waits, too.
 */
export function HoyDeAdmin() {
  return (
    <details className="hoy-de-admin" open={matchMedia('(min-width: 48rem)').matches}>
      <summary>Hoy</summary>
      <section className="cuadros" aria-label="Hoy">
        <Cuadro titulo="Espera">
          <Esperan />
        </Cuadro>
        <Lectura falla="No se pudo cargar lo de hoy.">
          <DelDia />
        </Lectura>
      </section>
    </details>
  )
}

function DelDia() {
  const { data: panel } = useQuery(panelQuery)
  return (
    <>
      <Cuadro titulo="Clases de hoy">{panel && <Clases clases={panel.clasesDeHoy} />}</Cuadro>
      <Cuadro titulo="Deben">
        {panel && <Deudas deudas={panel.deudas} />}
        {panel && <PorRevisar porRevisar={panel.condicionesPorRevisar} />}
      </Cuadro>
      <Cuadro titulo="Última copia">{panel && <Copias {...panel} />}</Cuadro>
    </>
  )
}

const Cuadro = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <div className="panel">
    <h2>{titulo}</h2>
    {children}
  </div>
)

function Esperan() {
  const { data: cifras } = useQuery(cifrasQuery)
  if (!cifras) return null
  const cosas = ESPERAN.filter(({ cifra }) => cifras[cifra] > 0)
  if (cosas.length === 0) return <p className="apagado">Nada espera por ti.</p>
  return (
    <ul className="pila aire-1">
      {cosas.map(({ cifra, ruta, textos: [una, varias] }) => (
        <li key={cifra}>
          <Link to={ruta}>{cuantos(cifras[cifra], una, varias)}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Who came in by a code, at what the one before pays. */
function PorRevisar({ porRevisar }: { porRevisar: Panel['condicionesPorRevisar'] }) {
  if (porRevisar.length === 0) return null
  return (
    <ul className="pila aire-1">
      {porRevisar.map(({ catedraId, nombre, alumnos }) => (
        <li key={catedraId}>
          <Link to={rutaDeCatedra(catedraId)}>Condiciones por revisar ({alumnos})</Link>
          <small className="apagado">{nombre}</small>
        </li>
      ))}
    </ul>
  )
}

type Panel = Awaited<ReturnType<NonNullable<typeof panelQuery.queryFn>>>

function Copias({ ultimaCopia, ultimaPrueba }: Pick<Panel, 'ultimaCopia' | 'ultimaPrueba'>) {
  return (
    <>
      <p>{ultimaCopia ? fechaYHora(ultimaCopia) : 'Todavía ninguna.'}</p>
      {ultimaPrueba && (
        <p>Última restauración comprobada: {fraseDePrueba(ultimaPrueba, zonaDelSitio, Date.now())}</p>
      )}
      <Link to={rutas.copias}>Ver las copias</Link>
    </>
  )
}

function Clases({ clases }: { clases: Panel['clasesDeHoy'] }) {
  if (clases.length === 0) return <p className="apagado">Hoy no hay clases.</p>
  return (
    <ul className="pila aire-1">
      {clases.map(({ catedraId, nombre, docente, aula, horas, conLista }) => (
        <li key={catedraId}>
          {horas.join(' y ')} <Link to={rutaDeCatedra(catedraId)}>{nombre}</Link>
          <small className="apagado">
            {enLinea([docente, aula, conLista ? 'lista tomada' : 'sin lista todavía'])}
          </small>
        </li>
      ))}
    </ul>
  )
}

function Deudas({ deudas }: { deudas: Panel['deudas'] }) {
  if (deudas.length === 0) return <p className="apagado">Nadie está atrasado.</p>
  const total = deudas.reduce((suma, { debe }) => suma + debe, 0)
  return (
    <>
      <ul className="pila aire-1">
        {deudas.slice(0, CATEDRAS_A_LA_VISTA).map(({ catedraId, nombre, alumnos, debe }) => (
          <li key={catedraId}>
            <Link to={`${rutaDePagos(catedraId)}?vista=atrasados`}>{nombre}</Link>
            <small className="apagado">
              {cuantos(alumnos, 'alumno', 'alumnos')} · {guaranies(debe)}
            </small>
          </li>
        ))}
      </ul>
      {deudas.length > CATEDRAS_A_LA_VISTA && (
        <p className="apagado">
          {guaranies(total)} en {deudas.length} cátedras.
        </p>
      )}
    </>
  )
}
