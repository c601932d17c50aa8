import type { ComponentType } from 'react'
import type { TipoDePregunta } from '../../../domain/evaluaciones/evaluaciones'
import type { Respuesta } from '../../../domain/evaluaciones/respuestas'
import { ImagenGuardada } from './medios'
import type { EvaluacionParaRealizar } from './queries'
import { SonidoDePregunta } from './sonido'
import { DeOrdenar } from './tipos/de-ordenar'
import { DeUna } from './tipos/de-una'
import { DeVarias } from './tipos/de-varias'
import { RespuestaCorta } from './tipos/respuesta-corta'

export type Pregunta = EvaluacionParaRealizar['Pregunta'][number]

/** What a question of any kind is answered with. */
export interface PorResponder {
  pregunta: Pregunta
  dada: Respuesta | undefined
  onAnswer: (respuesta: Respuesta) => void
}

const respuestaDeTipo: Record<TipoDePregunta, ComponentType<PorResponder>> = {
  UNA: DeUna,
  VARIAS: DeVarias,
  CORTA: RespuestaCorta,
  ORDENAR: DeOrdenar,
}

export const idDePregunta = (id: number) => `pregunta-${id}`

interface Props extends PorResponder {
  evaluacionId: number
  numero: number
  /** It is about to be sent, or can't be any more. */
  fija: boolean
}

export function PreguntaItem({ evaluacionId, numero, fija, ...una }: Props) {
  const { id, tipo, texto, imagen, suena } = una.pregunta
  const Respuesta = respuestaDeTipo[tipo]
  return (
    <li>
      <fieldset className="panel pregunta" id={idDePregunta(id)} tabIndex={-1} disabled={fija}>
        <legend>
          <span className="apagado">Pregunta {numero}</span> <span className="texto-plano">{texto}</span>
        </legend>
        {imagen && <ImagenGuardada ruta={`/${imagen}`} alt={`Imagen de la pregunta ${numero}`} />}
        {suena && <SonidoDePregunta evaluacionId={evaluacionId} pregunta={una.pregunta} numero={numero} />}
        <Respuesta {...una} />
      </fieldset>
    </li>
  )
}
