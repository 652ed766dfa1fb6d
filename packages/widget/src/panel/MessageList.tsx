import { Component } from "preact";
import { MessageItem } from "./MessageItem";
import type { ViewProps } from "./services";
import { Suggestions } from "./Suggestions";
import { UploadProgress } from "./UploadProgress";

/** Nearer to the end than this, a reader follows the answer; farther up, they are reading something else. */
const FOLLOW_WITHIN_PX = 60;

/** The conversation; its end stays in sight while an answer grows, unless the reader has scrolled up. */
export class MessageList extends Component<ViewProps> {
  private list: HTMLElement | null = null;
  private follows = true;

  override componentDidMount() {
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    if (this.list && this.follows) this.list.scrollTop = this.list.scrollHeight;
  }

  override render({ panel, state }: ViewProps) {
    return (
      <section
        ref={(element) => {
          this.list = element;
        }}
        class="wl-scroll min-h-0 flex-1 p-4"
        aria-label={panel.t("widget.conversation")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls with keys must get into what scrolls
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          this.follows = scrollHeight - scrollTop - clientHeight < FOLLOW_WITHIN_PX;
        }}
      >
        <ol class="flex flex-col gap-3">
          {state.messages.map((message) => (
            <MessageItem key={message.id} panel={panel} message={message} />
          ))}
        </ol>
        {state.upload && <UploadProgress panel={panel} {...state.upload} />}
        <Suggestions panel={panel} state={state} />
      </section>
    );
  }
}
