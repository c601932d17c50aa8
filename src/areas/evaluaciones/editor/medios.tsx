import { ImagePlus, Music, X } from 'lucide-react'
import { useState } from 'react'
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { ALTERNATIVA, ESCUCHAS, IMAGEN, SONIDO } from '../../../domain/evaluaciones/medios'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { useGestion } from '../../base/curso/gestion'
import { useCampo } from '../../base/formulario/use-campo'
import { CampoDeSubida } from '../../base/subidas/campo-de-subida'
import { useSubida } from '../../base/subidas/use-subida'
import { Sonido } from '../medios'
import { Icono } from './icono'
import type { ValoresDeEvaluacion } from './valores'

type Campo = FieldPath<ValoresDeEvaluacion>

const clases = {
  imagen: { nombre: 'imagen', acepta: IMAGEN.acepta, ayuda: 'PNG, JPG, GIF o WebP, hasta 5 MB.' },
  sonido: { nombre: 'sonido', acepta: SONIDO.acepta, ayuda: 'Un audio de hasta 10 MB y 3 minutos.' },
}

/** An image and a sound of a question, sent as they are chosen. */
export function MediosEditables({ lugar }: { lugar: number }) {
  const { control } = useFormContext<ValoresDeEvaluacion>()
  const [abierto, setAbierto] = useState<'imagen' | 'sonido' | null>(null)
  const [imagen, sonido] = useWatch({
    control,
    name: [`preguntas.${lugar}.imagen`, `preguntas.${lugar}.sonido`],
  })
  const de = `de la pregunta ${lugar + 1}`
  const toggle = (cual: 'imagen' | 'sonido') => setAbierto(abierto === cual ? null : cual)
  return (
    <div className="medios-editables">
      <Medio clase="imagen" campo={`preguntas.${lugar}.imagen`} de={de} abierto={abierto === 'imagen'} />
      <Medio clase="sonido" campo={`preguntas.${lugar}.sonido`} de={de} abierto={abierto === 'sonido'} />
      {sonido && <Escuchas lugar={lugar} />}
      <div className="botones">
        {!imagen && (
          <Button variant="quiet" aria-expanded={abierto === 'imagen'} onClick={() => toggle('imagen')}>
            <ImagePlus aria-hidden="true" /> Imagen<span className="oculto"> {de}</span>
          </Button>
        )}
        {!sonido && (
          <Button variant="quiet" aria-expanded={abierto === 'sonido'} onClick={() => toggle('sonido')}>
            <Music aria-hidden="true" /> Sonido<span className="oculto"> {de}</span>
          </Button>
        )}
      </div>
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

/** An option's image and, since not everybody sees it, what is seen in words. */
export function ImagenDeOpcion({ lugar, opcion }: { lugar: number; opcion: number }) {
  const campo = useCampo<ValoresDeEvaluacion>()
  const { control } = useFormContext<ValoresDeEvaluacion>()
  const [abierto, setAbierto] = useState(false)
  const [imagen, notacion] = useWatch({
    control,
    name: [`preguntas.${lugar}.opciones.${opcion}.imagen`, `preguntas.${lugar}.opciones.${opcion}.notacion`],
  })
  const de = `de la opción ${opcion + 1} de la pregunta ${lugar + 1}`
  return (
    <div className="medios-editables">
      <Medio
        clase="imagen"
        campo={`preguntas.${lugar}.opciones.${opcion}.imagen`}
        de={de}
        abierto={abierto}
      />
      {(imagen || notacion) && (
        <TextField
          label="Qué se ve, en palabras"
          autoComplete="off"
          maxLength={ALTERNATIVA}
          {...campo(`preguntas.${lugar}.opciones.${opcion}.alternativa`)}
        />
      )}
      {!imagen && (
        <div>
          <Button variant="quiet" aria-expanded={abierto} onClick={() => setAbierto(!abierto)}>
            <ImagePlus aria-hidden="true" /> Imagen<span className="oculto"> {de}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

interface DeMedio {
  clase: keyof typeof clases
  campo: Campo
  de: string
  abierto: boolean
}

/** What was sent, to be seen or heard and taken off; while there is none and it is asked for, where to choose it. */
function Medio({ clase, campo, de, abierto }: DeMedio) {
  const { control, setValue, clearErrors, getFieldState, formState } = useFormContext<ValoresDeEvaluacion>()
  const ruta = useWatch({ control, name: campo }) as string | null | undefined
  const { error } = getFieldState(campo, formState)
  const { nombre, acepta, ayuda } = clases[clase]
  const put = (valor: string | null) => {
    clearErrors(campo)
    setValue(campo, valor, { shouldDirty: true })
  }
  const { rol } = useGestion()
  const subida = useSubida<{ filePath: string }>({
    direccion: `/${rol}/upload/multimedia`,
    falla: 'Error al subir el archivo.',
    onArrive: ({ filePath }) => put(filePath),
  })
  if (!ruta) {
    return abierto || subida.curso ? (
      <CampoDeSubida
        etiqueta={`Elegir ${clase === 'imagen' ? 'una imagen' : 'un sonido'}`}
        acepta={acepta}
        ayuda={ayuda}
        error={error?.message}
        subida={subida}
      />
    ) : null
  }
  return (
    <div>
      <div className="medio-editable">
        {clase === 'imagen' ? (
          <img className="medio" src={`/${ruta}`} alt={`Imagen ${de}`} />
        ) : (
          <Sonido ruta={ruta} nombre={`Sonido ${de}`} />
        )}
        <Icono
          texto={`Quitar ${clase === 'imagen' ? 'la' : 'el'} ${nombre} ${de}`}
          onFinished={() => put(null)}
        >
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
