import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { creadorDelAdministrador } from '../../domain/aportes/aportes'
import { type CreadorPrivado, nombreCompleto } from '../../domain/creadores/creadores'
import { delFormulario } from '../../islands/creador/fechas-del-formulario'
import { Button } from '../../ui/button'
import { rutaDeCreador } from '../admin'
import { Recuperado } from '../base/formulario/recuperado'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
import { Acreditado, CamposDeFicha } from './campos-de-admin'
import { appendCreador } from './guardar'
import { sugerenciasDe, valoresNuevos } from './valores'

const fichaNueva = delFormulario(creadorDelAdministrador)

/** 'Añadir Compositor': what is sent is published at once. */
export default function FormularioNuevo() {
  const { form, recuperado, returnTo, showFaltas, showRechazo } = useFormulario({
    borrador: 'creador-nuevo',
    iniciales: valoresNuevos,
    esquema: fichaNueva,
  })
  const { send, enviando } = useAccion(appendCreador)
  const [anadido, setAnadido] = useState<CreadorPrivado | null>(null)

  const onSend = form.handleSubmit((datos) => {
    const sugerido = sugerenciasDe(datos)
    const completos = {
      ...datos,
      period: datos.period || sugerido.period,
      quality: datos.quality || sugerido.quality,
    }
    send(completos, {
      onDone: () => returnTo(valoresNuevos),
      onSuccess: setAnadido,
      onError: showRechazo('No se pudo añadir el compositor.'),
    })
  }, showFaltas)

  return (
    <FormProvider {...form}>
      {anadido && <Anadido creador={anadido} />}
      <form className="panel ui-formulario" noValidate onSubmit={onSend}>
        {recuperado && <Recuperado onDiscard={() => returnTo(valoresNuevos)} />}
        <CamposDeFicha nueva />
        <Acreditado />
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando} savingLabel="Publicando...">
            Agregar y publicar
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** The form is long: who sent it from its end is brought up here. */
function Anadido({ creador }: { creador: CreadorPrivado }) {
  return (
    <p className="panel hecho" role="status" tabIndex={-1} ref={(hecho) => hecho?.focus()}>
      <b>{nombreCompleto(creador)}</b> ya está en la línea de tiempo.{' '}
      <a href={`/creador/${creador.slug}`}>Ver su página</a> ·{' '}
      <Link to={rutaDeCreador(creador.id)}>Editar la ficha</Link>
    </p>
  )
}
