import { Component } from "preact";
import { MessageItem } from "./MessageItem";
import type { ViewProps } from "./services";
import { Suggestions } from "./Suggestions";
import { UploadProgress } from "./UploadProgress";

/** Nearer to the end than this, a reader follows the answer; farther up, they are reading something else. */
const FOLLOW_WITHIN_PX = 60;

/** The conversation; its end stays in sight while an answer grows, unless the reader has scrolled up. */
export class MessageList extends Component<ViewProps> {
  private list: HTMLDivElement | null = null;
  private follows = true;

  override componentDidMount() {
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    if (this.list && this.follows) this.list.scrollTop = this.list.scrollHeight;
  }

  override render({ panel, state }: ViewProps) {
    return (
      <div
        ref={(element) => {
          this.list = element;
        }}
        class="wl-scroll min-h-0 flex-1 p-4"
        role="region"
        aria-label={panel.t("widget.conversation")}
        // A region that scrolls must be reachable for those who scroll with keys.
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
      </div>
    );
  }
}
