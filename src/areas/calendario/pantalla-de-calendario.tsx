import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { mesPedido } from '../../domain/mes'
import { adelantar } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { hoy } from '../base/sitio'
import { Mes } from './mes'
import { Meses } from './meses'
import { calendarioQuery, direccionQuery } from './queries'
import { Suscripcion } from './suscripcion'
import type { FuenteDeCalendario } from './tipos'

const mesEn = (parametros: URLSearchParams) => mesPedido(parametros.get('mes'), hoy())

/** For a screen's loader. */
export function adelantarCalendario(fuente: FuenteDeCalendario, direccion: string): null {
  adelantar(direccionQuery(fuente))
  return adelantar(calendarioQuery(fuente, mesEn(new URL(direccion).searchParams)))
}

/** Class days and due dates of all one's courses; the address says which month. */
export function PantallaDeCalendario({ fuente }: { fuente: FuenteDeCalendario }) {
  const [parametros] = useSearchParams()
  const mes = mesEn(parametros)
  return (
    <Pantalla titulo="Calendario" bajada="Tus clases y lo que vence, en todas tus cátedras.">
      <section className="apartado" aria-labelledby="mes">
        <Meses mes={mes} />
        <Lectura falla="No se pudo cargar el calendario." key={mes}>
          <DelMes fuente={fuente} mes={mes} />
        </Lectura>
      </section>
      <section className="panel apartado suscripcion" aria-labelledby="suscripcion">
        <h2 id="suscripcion">En tu propio calendario</h2>
        <Lectura falla="No se pudo cargar la dirección del calendario.">
          <Suscripcion fuente={fuente} />
        </Lectura>
      </section>
    </Pantalla>
  )
}

function DelMes({ fuente, mes }: { fuente: FuenteDeCalendario; mes: string }) {
  const { data: entradas } = useSuspenseQuery(calendarioQuery(fuente, mes))
  return <Mes mes={mes} entradas={entradas} enlace={fuente.enlace} />
}
