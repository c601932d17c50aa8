import type { ComponentType, ReactNode } from 'react'
import { type RouteObject, useParams } from 'react-router'
import type { PantallaDeArea } from './area'
import { EnCatedraDeGestion } from './curso/en-catedra-de-gestion'
import { conParametros } from './direcciones'
import { NoExiste } from './falla-de-ruta'
import { Lectura } from './lectura'
import { NoEncontrada } from './no-encontrada'
import { type Miga, Pantalla } from './pantalla'
import { readId } from './use-id'

/** The module of a screen. */
export type Modulo = Pick<RouteObject, 'Component' | 'element' | 'loader'> & {
  /** Its one primary action, where its area's table has its frame. */
  Accion?: ComponentType
  /** In place of `Component`, where the frame that the table has stands only until the screen is read. */
  Cargada?: ComponentType<DeFila>
}

interface DeFila {
  /** What its row says of it. */
  marco: { titulo: string; migas: readonly Miga[]; goBack: Miga | undefined }
  /** To show where what is read is not there. */
  noEsta: ReactNode
}

/** What a screen is given that draws itself once it is read, the ids of its address among it. */
export type DeCargada<Id extends string = 'id'> = DeFila & Record<Id, number>

/** A screen whose frame stands in its area's table has it around what its module says. */
export function enmarcada(
  pantalla: PantallaDeArea,
  { Component, Accion, Cargada, ...modulo }: Modulo,
): Modulo {
  if (Cargada) return { ...modulo, element: <PorCargar pantalla={pantalla} Cargada={Cargada} /> }
  if (!Component || !pantalla.titulo) return { ...modulo, ...(Component && { Component }) }
  return {
    ...modulo,
    element: (
      <Marco pantalla={pantalla} accion={Accion && <Accion />}>
        <Component />
      </Marco>
    ),
  }
}

interface Props {
  pantalla: PantallaDeArea
  accion: ReactNode
  children: ReactNode
}

const Marco = ({ pantalla, accion, children }: Props) => {
  const { titulo = '', bajada, migas, goBack, falla = '' } = pantalla
  return (
    <Pantalla titulo={titulo} bajada={bajada} migas={migas} goBack={goBack} accion={accion}>
      <Lectura falla={falla}>{children}</Lectura>
    </Pantalla>
  )
}

interface PropsPorCargar {
  pantalla: PantallaDeArea
  Cargada: ComponentType<DeFila>
}

function PorCargar({ pantalla, Cargada }: PropsPorCargar) {
  const { titulo = '', migas = [], goBack, falla = '', noEsta, enCurso, diceIdInvalido } = pantalla
  const parametros = useParams()
  const ids = Object.entries(parametros).map(([nombre, escrito]) => [nombre, readId(escrito)] as const)
  const isInvalido = ids.some(([, id]) => id === null)
  const dicho = isInvalido && typeof diceIdInvalido === 'string' && { titulo: diceIdInvalido, texto: '' }
  const conIds = (miga: Miga) => ({ ...miga, ruta: conParametros(miga.ruta, parametros) })
  const falta = noEsta ? <NoEncontrada {...noEsta} {...dicho} goBack={conIds(noEsta.goBack)} /> : <NoExiste />
  if (isInvalido) return falta
  const marco = { titulo, migas, goBack: goBack && conIds(goBack) }
  const cargada = <Cargada key={ids.join()} {...Object.fromEntries(ids)} marco={marco} noEsta={falta} />
  return (
    <Lectura falla={falla} enPantalla={(parte) => <Pantalla {...marco}>{parte}</Pantalla>}>
      {enCurso ? <EnCatedraDeGestion id={Number(parametros.id)}>{cargada}</EnCatedraDeGestion> : cargada}
    </Lectura>
  )
}
