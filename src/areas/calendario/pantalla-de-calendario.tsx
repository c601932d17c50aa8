import { useSuspenseQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { finDeMes } from '../../domain/base/fechas'
import { groupBy } from '../../domain/base/grupos'
import { addMeses, diasDeLasSemanas, mesPedido } from '../../domain/calendario/mes'
import { mesLargo } from '../../lib/formato'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { prefetch } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { hoy } from '../base/sitio'
import { EntradaItem } from './entrada-item'
import { calendarioQuery } from './queries'
import { Suscripcion } from './suscripcion'
import type { EnlaceDeEntrada, Entrada, RolDeCalendario } from './tipos'

const mesEn = (parametros: URLSearchParams) => mesPedido(parametros.get('mes'), hoy())

/** For a screen's loader. */
export function prefetchCalendario(rol: RolDeCalendario, direccion: string): null {
  return prefetch(calendarioQuery(rol, mesEn(new URL(direccion).searchParams)))
}

interface CalendarioProps {
  rol: RolDeCalendario
  enlaceDe: EnlaceDeEntrada
}

/** Class days and due dates of all one's courses; the address says which month. */
export function PantallaDeCalendario({ rol, enlaceDe }: CalendarioProps) {
  const [parametros] = useSearchParams()
  const mes = mesEn(parametros)
  return (
    <Pantalla titulo="Calendario" bajada="Tus clases y lo que vence, en todas tus cátedras.">
      <section className="apartado" aria-labelledby="mes">
        <Meses mes={mes} />
        <Lectura falla="No se pudo cargar el calendario." key={mes}>
          <DelMes rol={rol} enlaceDe={enlaceDe} mes={mes} />
        </Lectura>
      </section>
      <section className="panel apartado suscripcion" aria-labelledby="suscripcion">
        <h2 id="suscripcion">En tu propio calendario</h2>
        <Lectura falla="No se pudo cargar la dirección del calendario.">
          <Suscripcion rol={rol} />
        </Lectura>
      </section>
    </Pantalla>
  )
}

function DelMes({ rol, enlaceDe, mes }: CalendarioProps & { mes: string }) {
  const { data: entradas } = useSuspenseQuery(calendarioQuery(rol, mes))
  return <Mes mes={mes} entradas={entradas} enlaceDe={enlaceDe} />
}

/** From one month to another. */
function Meses({ mes }: { mes: string }) {
  const [anterior, siguiente] = [addMeses(mes, -1), addMeses(mes, 1)]
  return (
    <header className="meses extremos">
      <h2 id="mes" aria-live="polite">
        {mesLargo(mes)}
      </h2>
      <nav aria-label="Meses" className="botones">
        <Link className="boton" to={`?mes=${anterior}`} preventScrollReset>
          <ChevronLeft aria-hidden="true" />
          <span className="oculto">Mes anterior, {mesLargo(anterior)}</span>
        </Link>
        <Link className="boton" to={`?mes=${hoy().slice(0, 7)}`} preventScrollReset>
          Hoy
        </Link>
        <Link className="boton" to={`?mes=${siguiente}`} preventScrollReset>
          <ChevronRight aria-hidden="true" />
          <span className="oculto">Mes siguiente, {mesLargo(siguiente)}</span>
        </Link>
      </nav>
    </header>
  )
}

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']

interface Props {
  mes: string
  entradas: Entrada[]
  enlaceDe: EnlaceDeEntrada
}

/** A grid of weeks where it is wide enough; on telephones, the days on which there is something. */
function Mes({ mes, entradas, enlaceDe }: Props) {
  const porDia = groupBy(entradas, ({ fecha }) => fecha)
  const [conPasados, setConPasados] = useState(false)
  const hasPasados =
    entradas.some(({ fecha }) => fecha.startsWith(mes) && fecha < hoy()) && hoy() <= finDeMes(mes)
  const hasAny = entradas.some(({ fecha }) => fecha.startsWith(mes))
  return (
    <>
      <div className="dias-de-la-semana" aria-hidden="true">
        {DIAS.map((dia) => (
          <span key={dia}>{dia}</span>
        ))}
      </div>
      {hasPasados && !conPasados && (
        <Button className="ver-pasados" onClick={() => setConPasados(true)}>
          Ver los días que pasaron
        </Button>
      )}
      <ol
        className={classes('almanaque pila aire-2', hasPasados && !conPasados && 'sin-pasados')}
        aria-labelledby="mes"
      >
        {diasDeLasSemanas(mes).map((fecha) => (
          <Dia
            key={fecha}
            fecha={fecha}
            isOtherMes={!fecha.startsWith(mes)}
            entradas={porDia.get(fecha) ?? []}
            enlaceDe={enlaceDe}
          />
        ))}
      </ol>
      {!hasAny && <p className="apagado">Este mes no hay clases ni nada que venza.</p>}
    </>
  )
}

interface DiaProps {
  fecha: string
  isOtherMes: boolean
  entradas: Entrada[]
  enlaceDe: EnlaceDeEntrada
}

function Dia({ fecha, isOtherMes, entradas, enlaceDe }: DiaProps) {
  const isToday = fecha === hoy()
  return (
    <li
      className={classes(
        'jornada',
        isOtherMes && 'de-otro-mes',
        isToday && 'es-hoy',
        fecha < hoy() && 'pasada',
        entradas.length === 0 && 'sin-nada',
      )}
    >
      <p className="jornada-fecha renglon aire-2">
        <time dateTime={fecha}>
          <span className="entera">{diaEntero(fecha)}</span>
          <span className="numero" aria-hidden="true">
            {Number(fecha.slice(8))}
          </span>
        </time>
        {isToday && <span className="marca-de-hoy">hoy</span>}
      </p>
      {entradas.length > 0 && (
        <ul className="pila aire-2">
          {entradas.map((entrada) => (
            <EntradaItem key={claveDe(entrada)} entrada={entrada} {...enlaceDe(entrada)} />
          ))}
        </ul>
      )}
    </li>
  )
}

const claveDe = ({ tipo, diaClaseId, tareaMaestraId, evaluacionId, hora_inicio }: Entrada) =>
  `${tipo} ${diaClaseId ?? tareaMaestraId ?? evaluacionId} ${hora_inicio}`

const conDia = new Intl.DateTimeFormat('es-PY', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 'YYYY-MM-DD' as 'viernes, 20 de noviembre'. */
const diaEntero = (fecha: string) => conDia.format(new Date(`${fecha}T00:00:00Z`))
