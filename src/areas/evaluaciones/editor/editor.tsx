import { FormProvider } from 'react-hook-form'
import { Button } from '../../../ui/button'
import { Select } from '../../../ui/select'
import { TextField } from '../../../ui/text-field'
import { Recuperado } from '../../base/formulario/recuperado'
import { opcionesDeUnidad } from '../unidades'
import { Preguntas } from './preguntas'
import { type Edicion, useEdicion } from './use-edicion'

/** An evaluation that is written by hand, or edited. */
export function Editor(edicion: Edicion) {
  const { formulario, form, guardar, enviando, recuperado, descartar } = useEdicion(edicion)
  const { errors } = form.formState

  return (
    <FormProvider {...form}>
      <form ref={formulario} noValidate onSubmit={guardar} className="editor-de-evaluacion">
        {recuperado && <Recuperado alDescartar={descartar} />}
        <div className="panel ui-formulario">
          <TextField
            label="Título"
            autoComplete="off"
            required
            error={errors.titulo?.message}
            {...form.register('titulo')}
          />
          <Select
            label="Unidad"
            options={opcionesDeUnidad(edicion.curso)}
            error={errors.unidadPlanId?.message}
            {...form.register('unidadPlanId')}
          />
        </div>
        {edicion.soloDatos ? (
          <p className="nota-de-evaluacion">
            Ya hay quien hizo esta evaluación: sus preguntas no se pueden cambiar, solo el título y la unidad.
          </p>
        ) : (
          <Preguntas />
        )}
        <div className="botones al-final">
          <Button type="submit" variant="primary" saving={enviando}>
            {edicion.id === undefined ? 'Guardar la evaluación' : 'Guardar cambios'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
