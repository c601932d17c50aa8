import type { ReactNode } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Button } from '../../ui/button'
import { useShowMore } from '../../ui/show-more'

interface Cuenta {
  catedraAlumnoId: number
  nombre: string
  apellido: string
  email: string
}

interface Columna<C> {
  titulo: string
  /** Whether its line may not break. */
  corrida?: boolean
  celda: (cuenta: C) => ReactNode
}

interface Props<C> {
  titulo: string
  cuentas: C[]
  columnas: Columna<C>[]
  /** What the button of each one says, before 'de Ana Benítez'. */
  accion: string
  onChoose: (cuenta: string) => void
  /** What else can be done about each one or, if so said, about some. */
  otra?: { texto: string; onChoose: (cuenta: C) => void; para?: (cuenta: C) => boolean }
}

/** Students with what is known of their account, a part at a time; from each one leads to the account. */
export function TablaDeCuentas<C extends Cuenta>({
  titulo,
  cuentas,
  columnas,
  accion,
  onChoose,
  otra,
}: Props<C>) {
  const { shown, more } = useShowMore(cuentas)
  return (
    <>
      <table className="tabla">
        <caption className="oculto">{titulo}</caption>
        <thead>
          <tr>
            {['Nombre', ...columnas.map(({ titulo }) => titulo), 'Acciones'].map((titulo) => (
              <th key={titulo} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((cuenta) => (
            <tr key={cuenta.catedraAlumnoId}>
              <th scope="row">
                {nombreDePersona(cuenta)}
                <small className="apagado correo">{cuenta.email}</small>
              </th>
              {columnas.map(({ titulo, corrida, celda }) => (
                <td key={titulo} data-columna={titulo} className={corrida ? 'corrido' : undefined}>
                  {celda(cuenta)}
                </td>
              ))}
              <td className="operaciones">
                <div>
                  <Button variant="quiet" onClick={() => onChoose(String(cuenta.catedraAlumnoId))}>
                    {accion}
                    <span className="oculto"> de {nombreDePersona(cuenta)}</span>
                  </Button>
                  {otra && (otra.para?.(cuenta) ?? true) && (
                    <Button variant="quiet" onClick={() => otra.onChoose(cuenta)}>
                      {otra.texto}
                      <span className="oculto"> a {nombreDePersona(cuenta)}</span>
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  )
}
