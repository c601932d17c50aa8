import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { PantallaDeArea } from './area'
import { Lectura } from './lectura'
import { Pantalla } from './pantalla'

/** The module of a screen. */
export type Modulo = Pick<RouteObject, 'Component' | 'element' | 'loader'> & {
  /** Its one primary action, where its area's table has its frame. */
  Accion?: ComponentType
}

/** A screen whose frame stands in its area's table has it around what its module says. */
export const enmarcada = (pantalla: PantallaDeArea, { Component, Accion, ...modulo }: Modulo): Modulo =>
  Component && pantalla.titulo
    ? {
        ...modulo,
        element: (
          <Marco pantalla={pantalla} accion={Accion && <Accion />}>
            <Component />
          </Marco>
        ),
      }
    : { ...modulo, ...(Component && { Component }) }

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
