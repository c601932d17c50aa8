import { Toolbar as Base } from '@base-ui/react/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { ImagePlus, Link2, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { commands } from './commands'
import { ImageForm } from './image-form'
import { LinkForm } from './link-form'

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
      <Base.Root className="editor-botones hilera" aria-label="Formato del texto" aria-describedby={labelId}>
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
      {asking === 'link' && <LinkForm key={active.href} editor={editor} href={active.href} onClose={close} />}
      {asking === 'image' && <ImageForm editor={editor} onClose={close} />}
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
