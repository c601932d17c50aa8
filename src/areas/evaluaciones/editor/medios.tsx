import { FileMusic, ImagePlus, type LucideIcon, Music, X } from 'lucide-react'
import { useState } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { ALTERNATIVA, ESCUCHAS, IMAGEN, SONIDO } from '../../../domain/evaluaciones/medios'
import { isRutaDeSubida, rutaDeSubida } from '../../../domain/planes/rutas-de-recursos'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { TextArea, TextField } from '../../../ui/text-field'
import { useGestion } from '../../base/curso/gestion'
import { useCampo } from '../../base/formulario/use-campo'
import { CampoDeSubida } from '../../base/subidas/campo-de-subida'
import { useSubida } from '../../base/subidas/use-subida'
import { Sonido } from '../medios'
import { Icono } from './icono'
import type { ValoresDeEvaluacion } from './valores'

interface DeClase {
  nombre: string
  elegir: string
  quitar: string
  acepta: string
  ayuda: string
  Signo: LucideIcon
}

const clases = {
  imagen: {
    nombre: 'Imagen',
    elegir: 'Elegir una imagen',
    quitar: 'Quitar la imagen',
    acepta: IMAGEN.acepta,
    ayuda: 'PNG, JPG, GIF o WebP, hasta 5 MB.',
    Signo: ImagePlus,
  },
  sonido: {
    nombre: 'Sonido',
    elegir: 'Elegir un sonido',
    quitar: 'Quitar el sonido',
    acepta: SONIDO.acepta,
    ayuda: 'Un audio de hasta 10 MB y 3 minutos.',
    Signo: Music,
  },
  notacion: {
    nombre: 'Partitura',
    elegir: 'Elegir una partitura',
    quitar: 'Quitar la partitura',
    acepta: '.musicxml,.mxl,.xml,.abc',
    ayuda: 'MusicXML, MXL o ABC, hasta 1 MB; o escríbela aquí arriba.',
    Signo: FileMusic,
  },
} satisfies Record<string, DeClase>
type Clase = keyof typeof clases

/** What a question shows and sounds, sent as it is chosen. */
export function MediosEditables({ lugar }: { lugar: number }) {
  const { control } = useFormContext<ValoresDeEvaluacion>()
  const [sonido, oido] = useWatch({
    control,
    name: [`preguntas.${lugar}.sonido`, `preguntas.${lugar}.oido`],
  })
  return (
    <div className="medios-editables pila aire-2">
      <Medios
        lugar={`preguntas.${lugar}`}
        cuales={oido ? ['imagen', 'notacion'] : ['imagen', 'sonido', 'notacion']}
        de={`de la pregunta ${lugar + 1}`}
      />
      {oido && <p className="apagado">Su sonido lo hace el generador.</p>}
      {(sonido || oido) && <Escuchas lugar={lugar} />}
    </div>
  )
}

const veces = Array.from({ length: ESCUCHAS.maximo }, (_, i) => ({
  value: String(i + ESCUCHAS.minimo),
  label: cuantos(i + ESCUCHAS.minimo, 'vez', 'veces'),
}))

function Escuchas({ lugar }: { lugar: number }) {
  const { register, getFieldState, formState } = useFormContext<ValoresDeEvaluacion>()
  const campo = `preguntas.${lugar}.escuchas` as const
  return (
    <Select
      label="Cuántas veces se escucha"
      options={[{ value: '', label: 'A voluntad' }, ...veces]}
      hint="Es una regla de la cátedra, no un candado."
      error={getFieldState(campo, formState).error?.message}
      {...register(campo, { setValueAs: (valor) => (valor ? Number(valor) : null) })}
    />
  )
}

/** What an option shows and, since not everybody sees it, what is seen in words. */
export function MediosDeOpcion({ lugar, opcion }: { lugar: number; opcion: number }) {
  const campo = useCampo<ValoresDeEvaluacion>()
  const { control } = useFormContext<ValoresDeEvaluacion>()
  const suya = `preguntas.${lugar}.opciones.${opcion}` as const
  const [imagen, notacion] = useWatch({ control, name: [`${suya}.imagen`, `${suya}.notacion`] })
  return (
    <div className="medios-editables pila aire-2">
      <Medios
        lugar={suya}
        cuales={['imagen', 'notacion']}
        de={`de la opción ${opcion + 1} de la pregunta ${lugar + 1}`}
      />
      {(imagen || notacion) && (
        <TextField
          label="Qué se ve, en palabras"
          autoComplete="off"
          maxLength={ALTERNATIVA}
          {...campo(`${suya}.alternativa`)}
        />
      )}
    </div>
  )
}

interface DeMedios {
  lugar: `preguntas.${number}` | `preguntas.${number}.opciones.${number}`
  cuales: Clase[]
  de: string
}

/** Those that there are, and a button for each that there is not. */
function Medios({ lugar, cuales, de }: DeMedios) {
  const { control } = useFormContext<ValoresDeEvaluacion>()
  const [abierto, setAbierto] = useState<Clase | null>(null)
  const campos = cuales.map((clase) => `${lugar}.${clase}` as Campo)
  const valores = useWatch({ control, name: campos })
  const faltan = cuales.filter((_, i) => !valores[i])
  return (
    <>
      {cuales.map((clase, i) => (
        <Medio key={clase} clase={clase} campo={campos[i] as Campo} de={de} abierto={abierto === clase} />
      ))}
      <div className="botones">
        {faltan.map((clase) => {
          const { Signo, nombre } = clases[clase]
          return (
            <Button
              key={clase}
              variant="quiet"
              aria-expanded={abierto === clase}
              onClick={() => setAbierto(abierto === clase ? null : clase)}
            >
              <Signo aria-hidden="true" /> {nombre}
              <span className="oculto"> {de}</span>
            </Button>
          )
        })}
      </div>
    </>
  )
}

type Campo = FieldPath<ValoresDeEvaluacion>

interface DeMedio {
  clase: Clase
  campo: Campo
  de: string
  abierto: boolean
}

/** What was sent, to be seen or heard and taken off; while there is none and it is asked for, where to choose it. */
function Medio({ clase, campo, de, abierto }: DeMedio) {
  const { control, setValue, clearErrors, getFieldState, formState } = useFormContext<ValoresDeEvaluacion>()
  const ruta = rutaDe(useWatch({ control, name: campo }))
  const { error } = getFieldState(campo, formState)
  const { elegir, quitar, acepta, ayuda } = clases[clase]
  const { rol } = useGestion()
  const put = (valor: string | null) => {
    clearErrors(campo)
    setValue(campo, valor, { shouldDirty: true })
  }
  const subida = useSubida<{ filePath: string }>({
    direccion: `/${rol}/upload/multimedia`,
    falla: 'Error al subir el archivo.',
    onArrive: ({ filePath }) => put(filePath),
  })
  if (ruta.escrita || (!ruta.enviada && (abierto || subida.curso))) {
    return (
      <>
        {clase === 'notacion' && <EnAbc campo={campo} de={de} />}
        {!ruta.escrita && (
          <CampoDeSubida
            etiqueta={elegir}
            acepta={acepta}
            ayuda={ayuda}
            {...(clase !== 'notacion' && error?.message && { error: error.message })}
            subida={subida}
          />
        )}
      </>
    )
  }
  if (!ruta.enviada) return null
  return (
    <div>
      <div className="medio-editable">
        <Enviado clase={clase} ruta={ruta.enviada} de={de} />
        <Icono texto={`${quitar} ${de}`} onFinished={() => put(null)}>
          <X aria-hidden="true" />
        </Icono>
      </div>
      {error && (
        <p className="ui-error" data-falta tabIndex={-1}>
          {error.message}
        </p>
      )}
    </div>
  )
}

/** The path of what was sent, or what was typed in its place. */
function rutaDe(valor: unknown): { enviada?: string; escrita?: string } {
  if (typeof valor !== 'string' || valor === '') return {}
  const ruta = rutaDeSubida(valor)
  return isRutaDeSubida(ruta) ? { enviada: ruta } : { escrita: valor }
}

function Enviado({ clase, ruta, de }: { clase: Clase; ruta: string; de: string }) {
  if (clase === 'imagen') return <img className="medio" src={`/${ruta}`} alt={`Imagen ${de}`} />
  if (clase === 'sonido') return <Sonido ruta={ruta} nombre={`Sonido ${de}`} />
  return (
    <a href={`/${ruta}`} download>
      Partitura enviada
    </a>
  )
}

function EnAbc({ campo: nombre, de }: { campo: Campo; de: string }) {
  const campo = useCampo<ValoresDeEvaluacion>()
  return (
    <TextArea
      label={
        <>
          Partitura en ABC<span className="oculto"> {de}</span>
        </>
      }
      rows={4}
      spellCheck={false}
      placeholder={'X:1\nL:1/4\nK:C\nC D E F|'}
      {...campo(nombre)}
    />
  )
}
