import type { ReactNode } from 'react'
import { EnCatedra } from '../base/curso/abierta'
import { Pantalla, type PantallaProps } from '../base/pantalla'
import { type Seccion, Secciones, useElegida } from '../base/secciones'

interface Props<P> extends Omit<PantallaProps, 'className' | 'children'> {
  secciones: readonly Seccion<P>[]
  datos: P
  catedra: { cerrada: boolean }
  /** The one to begin with where the address names none. */
  inicial?: string | undefined
  /** What stands above the parts. */
  children?: ReactNode
}

/** A course in its parts. A telephone has it all said in the first of them; over the others stands one line. */
export function PantallaDeCatedra<P extends object>({
  secciones,
  datos,
  catedra,
  inicial,
  children,
  ...pantalla
}: Props<P>) {
  const isFirst = useElegida(secciones, inicial) === secciones[0]
  return (
    <Pantalla {...pantalla} className={isFirst ? 'de-catedra' : 'de-catedra breve'}>
      <EnCatedra catedra={catedra}>
        {children}
        <Secciones etiqueta="Partes de la cátedra" secciones={secciones} datos={datos} inicial={inicial} />
      </EnCatedra>
    </Pantalla>
  )
}
