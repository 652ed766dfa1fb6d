import { Command } from "cmdk";
import { MessageCircle, MessageCircleQuestion, PlugZap, Search, SquarePen } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useAskInChat } from "../../lib/ask-in-chat";
import { conversationPath, useConversationSearch, useRecentConversations } from "../../lib/conversations";
import { useT } from "../../lib/i18n";
import { useArea } from "../../lib/use-area";
import { overlayLook } from "../../ui/overlay.variants";
import { useReturnFocus } from "../../ui/use-return-focus";
import { useDevices } from "../devices/use-devices";
import { shellNav } from "../shell/shell-nav";
import { useDeviceName } from "../devices/use-device-name";

const RECENT = 5;

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Finds pages, conversations and devices, or asks the assistant what was typed. */
export function PaletteDialog({ open, onOpenChange }: PaletteDialogProps) {
  useArea("palette");
  useArea("devices");
  const t = useT();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayLook}>
          <Radix.Content
            {...returnFocus}
            aria-describedby={undefined}
            className="fixed inset-x-3 top-[12dvh] mx-auto max-w-xl overflow-hidden rounded-xl border border-line bg-surface text-ink shadow-lg animate-rise focus:outline-none"
          >
            <Radix.Title className="sr-only">{t("palette.title")}</Radix.Title>
            <Palette onLeave={() => onOpenChange(false)} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const isNamed = (_value: string, search: string, names: string[] = []) =>
  Number(names.some((name) => name.toLowerCase().includes(search.trim().toLowerCase())));

function Palette({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const [, navigate] = useLocation();
  const ask = useAskInChat();
  const question = text.trim();
  const go = (to: string) => {
    onLeave();
    navigate(to);
  };
  return (
    <Command label={t("palette.title")} loop filter={isNamed}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <Command.Input
          value={text}
          onValueChange={setText}
          maxLength={500}
          placeholder={t("palette.placeholder")}
          className="h-14 w-full bg-transparent text-base outline-none placeholder:text-muted"
        />
      </div>
      <Command.List className="max-h-[min(24rem,60dvh)] overflow-y-auto overscroll-contain p-2">
        <Command.Empty className="px-3 py-6 text-center text-sm text-muted">{t("palette.none")}</Command.Empty>
        <Command.Group heading={<Heading>{t("palette.pages")}</Heading>}>
          {shellNav.map(({ to, label, icon: Icon }) => (
            <Item key={to} value={to} keywords={[t(label)]} icon={<Icon className="size-4" />} onSelect={() => go(to)}>
              {t(label)}
            </Item>
          ))}
          <Item
            value="new"
            keywords={[t("palette.new")]}
            icon={<SquarePen className="size-4" />}
            onSelect={() => go("/chat")}
          >
            {t("palette.new")}
          </Item>
        </Command.Group>
        <Devices go={go} />
        <Conversations text={question} go={go} />
        {question && (
          <Command.Group forceMount>
            <Item
              value="ask"
              forceMount
              icon={<MessageCircleQuestion className="size-4" />}
              onSelect={() => {
                onLeave();
                void ask(question);
              }}
            >
              {t("palette.ask", { question })}
            </Item>
          </Command.Group>
        )}
      </Command.List>
    </Command>
  );
}

interface GroupProps {
  go: (to: string) => void;
}

function Devices({ go }: GroupProps) {
  const t = useT();
  const nameOf = useDeviceName();
  const devices = useDevices().data?.devices ?? [];
  if (devices.length === 0) return null;
  return (
    <Command.Group heading={<Heading>{t("palette.devices")}</Heading>}>
      {devices.map((device) => (
        <Item
          key={device.id}
          value={device.id}
          keywords={[nameOf(device)]}
          icon={<PlugZap className="size-4" />}
          onSelect={() => go("/device")}
        >
          {nameOf(device)}
        </Item>
      ))}
    </Command.Group>
  );
}

/** The newest ones; with a text those that the server finds it in, which are all shown. */
function Conversations({ text, go }: GroupProps & { text: string }) {
  const t = useT();
  const recent = useRecentConversations();
  const found = useConversationSearch(text)?.data?.results;
  const entries = (text ? (found ?? []) : recent).slice(0, RECENT);
  if (entries.length === 0) return null;
  return (
    <Command.Group forceMount heading={<Heading>{t("palette.conversations")}</Heading>}>
      {entries.map(({ sessionId, title }) => (
        <Item
          key={sessionId}
          value={sessionId}
          forceMount
          icon={<MessageCircle className="size-4" />}
          onSelect={() => go(conversationPath(sessionId))}
        >
          {title}
        </Item>
      ))}
    </Command.Group>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <span className="block px-3 pb-1 pt-2 text-xs font-semibold text-muted">{children}</span>
);

interface ItemProps {
  value: string;
  /** What is searched. */
  keywords?: string[];
  forceMount?: boolean;
  icon: ReactNode;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ icon, children, ...item }: ItemProps) {
  return (
    <Command.Item
      {...item}
      className="flex min-h-[2.75rem] cursor-pointer items-center gap-3 rounded-md border border-transparent px-3 text-sm aria-selected:bg-sunken"
    >
      <span aria-hidden="true" className="shrink-0 text-muted">
        {icon}
      </span>
      <span className="min-w-0 truncate">{children}</span>
    </Command.Item>
  );
}
