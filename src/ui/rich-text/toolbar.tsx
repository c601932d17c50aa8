import { Toolbar as Base } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Link2, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { AddressForm } from './address-form'
import { commands } from './commands'

/** What the toolbar may be asking for. */
type Asking = 'link' | 'image' | null

/** One stop of the keyboard; the arrows go from one button to the next. */
export function Toolbar({ editor, labelId }: { editor: Editor; labelId: string }) {
  const [asking, setAsking] = useState<Asking>(null)
  const active = useEditorState({
    editor,
    selector: ({ editor }) => ({
      pressed: commands.filter(({ isActive }) => isActive?.(editor)).map(({ name }) => name),
      disabled: commands.filter(({ can }) => can && !can(editor)).map(({ name }) => name),
      href: (editor.getAttributes('link').href as string | undefined) ?? '',
    }),
  })

  const close = () => {
    setAsking(null)
    editor.commands.focus()
  }

  return (
    <>
      <Base.Root className="editor-botones" aria-label="Formato del texto" aria-describedby={labelId}>
        {commands.map(({ name, Icon, run, isActive }) => (
          <ToolbarButton
            key={name}
            name={name}
            Icon={Icon}
            {...(isActive && { 'aria-pressed': active.pressed.includes(name) })}
            disabled={active.disabled.includes(name)}
            onClick={() => run(editor)}
          />
        ))}
        <ToolbarButton
          name="Enlace"
          Icon={Link2}
          aria-pressed={active.href !== ''}
          aria-expanded={asking === 'link'}
          onClick={() => setAsking('link')}
        />
        <ToolbarButton
          name="Imagen"
          Icon={ImagePlus}
          aria-expanded={asking === 'image'}
          onClick={() => setAsking('image')}
        />
      </Base.Root>
      {asking === 'link' && (
        <AddressForm
          key={active.href}
          label="Dirección del enlace"
          address={active.href}
          accepts={/^(https?:\/\/|mailto:|tel:)\S/i}
          refusal="La dirección debe comenzar con http://, https://, mailto: o tel:."
          onApply={(href) => {
            insertLink(editor, href)
            close()
          }}
          {...(active.href && {
            onRemove: () => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              close()
            },
          })}
          onCancel={close}
        />
      )}
      {asking === 'image' && (
        <AddressForm
          label="Dirección de la imagen"
          address=""
          accepts={/^https:\/\/\S/i}
          refusal="La dirección de la imagen debe comenzar con https://."
          onApply={(src, alt) => {
            editor.chain().focus().setImage({ src, alt }).run()
            close()
          }}
          describes
          onCancel={close}
        />
      )}
    </>
  )
}

interface ToolbarButtonProps extends ComponentProps<typeof Base.Button> {
  name: string
  Icon: LucideIcon
}

const ToolbarButton = ({ name, Icon, ...button }: ToolbarButtonProps) => (
  <Base.Button className="editor-boton" aria-label={name} title={name} {...button}>
    <Icon aria-hidden="true" />
  </Base.Button>
)

/** On what is chosen; where nothing is, the address itself is written. */
function insertLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection
  if (empty && !editor.isActive('link')) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
    return
  }
  editor.chain().focus().extendMarkRange('link').setLink({ href }).run()
}
