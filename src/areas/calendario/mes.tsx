import { useState } from 'react'
import { finDeMes } from '../../domain/fechas'
import { diasDeLasSemanas } from '../../domain/mes'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { hoy } from '../base/sitio'
import { diaEntero } from './dias'
import { EntradaItem } from './entrada-item'
import type { Entrada, FuenteDeCalendario } from './tipos'

const DIAS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']

interface Props {
  mes: string
  entradas: Entrada[]
  enlace: FuenteDeCalendario['enlace']
}

/** A grid of weeks where it is wide enough; on telephones, the days on which there is something. */
export function Mes({ mes, entradas, enlace }: Props) {
  const porDia = Map.groupBy(entradas, ({ fecha }) => fecha)
  const [conPasados, setConPasados] = useState(false)
  const hayPasados =
    entradas.some(({ fecha }) => fecha.startsWith(mes) && fecha < hoy()) && hoy() <= finDeMes(mes)
  const hayAlgo = entradas.some(({ fecha }) => fecha.startsWith(mes))
  return (
    <>
      <div className="dias-de-la-semana" aria-hidden="true">
        {DIAS.map((dia) => (
          <span key={dia}>{dia}</span>
        ))}
      </div>
      {hayPasados && !conPasados && (
        <Button className="ver-pasados" onClick={() => setConPasados(true)}>
          Ver los días que pasaron
        </Button>
      )}
      <ol className={classes('almanaque', hayPasados && !conPasados && 'sin-pasados')} aria-labelledby="mes">
        {diasDeLasSemanas(mes).map((fecha) => (
          <Dia
            key={fecha}
            fecha={fecha}
            esDeOtroMes={!fecha.startsWith(mes)}
            entradas={porDia.get(fecha) ?? []}
            enlace={enlace}
          />
        ))}
      </ol>
      {!hayAlgo && <p className="apagado">Este mes no hay clases ni nada que venza.</p>}
    </>
  )
}

interface DiaProps {
  fecha: string
  esDeOtroMes: boolean
  entradas: Entrada[]
  enlace: FuenteDeCalendario['enlace']
}

function Dia({ fecha, esDeOtroMes, entradas, enlace }: DiaProps) {
  const esHoy = fecha === hoy()
  return (
    <li
      className={classes(
        'jornada',
        esDeOtroMes && 'de-otro-mes',
        esHoy && 'es-hoy',
        fecha < hoy() && 'pasada',
        entradas.length === 0 && 'sin-nada',
      )}
    >
      <p className="jornada-fecha">
        <time dateTime={fecha}>
          <span className="entera">{diaEntero(fecha)}</span>
          <span className="numero" aria-hidden="true">
            {Number(fecha.slice(8))}
          </span>
        </time>
        {esHoy && <span className="marca-de-hoy">hoy</span>}
      </p>
      {entradas.length > 0 && (
        <ul>
          {entradas.map((entrada) => (
            <EntradaItem key={claveDe(entrada)} entrada={entrada} {...enlace(entrada)} />
          ))}
        </ul>
      )}
    </li>
  )
}

const claveDe = ({ tipo, diaClaseId, tareaMaestraId, evaluacionId, hora_inicio }: Entrada) =>
  `${tipo} ${diaClaseId ?? tareaMaestraId ?? evaluacionId} ${hora_inicio}`
