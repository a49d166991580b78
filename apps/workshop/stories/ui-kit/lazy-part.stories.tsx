import { Button } from "@forecourt/ui-kit/button";
import {
  afterPaint,
  latePart,
  lazyPart,
  LiveMark,
  whenHydrated,
  staticPart,
  useIsServerRendered,
} from "@forecourt/ui-kit/lazy-part";
import { Stack } from "@forecourt/ui-kit/stack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useRef, useState } from "react";

const Schedule = lazyPart(() => Promise.resolve(() => <p>The schedule, whose code came with the press.</p>));

const Panel = latePart("workshop-panel", () => Promise.resolve(({ text }: { text: string }) => <p>{text}</p>));

const Address = staticPart("address", () =>
  Promise.resolve(({ place }: { place: string }) => <address>{place}</address>),
);

/** Press the button: the code of the part comes, and meanwhile a word stands in its place. */
function PartOnRequest() {
  const [isWanted, setWanted] = useState(false);
  return (
    <Stack gap={16}>
      <Button onClick={() => setWanted(true)}>Show the schedule</Button>
      <Button
        variant="secondary"
        onClick={({ currentTarget }) => whenHydrated(currentTarget, () => currentTarget.focus())}
      >
        Change by hand what is live
      </Button>
      <Panel text="On a page from the server this is live once somebody comes near." />
      {isWanted && (
        <Suspense fallback={<p>Loading…</p>}>
          <Schedule />
        </Suspense>
      )}
    </Stack>
  );
}

const meta = { component: PartOnRequest } satisfies Meta<typeof PartOnRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComesWhenItIsShown: Story = {};

/** Press the button: the first word is painted at once, the second, which nobody waits for, after it. */
function AnswerInTwoSteps() {
  const [said, setSaid] = useState("");
  return (
    <Stack gap={16}>
      <Button
        onClick={() => {
          setSaid("Painted.");
          afterPaint(() => setSaid("Painted. The rest came after it."));
        }}
      >
        Answer
      </Button>
      <p role="status">{said}</p>
    </Stack>
  );
}

export const AfterThePaint: StoryObj = { render: () => <AnswerInTwoSteps /> };

/** On a page from the server the code of the address comes with the press, since only then it says something else. */
function AddressThatStays() {
  const [place, setPlace] = useState("12 Yard Street, Artarmon");
  return (
    <Stack gap={16}>
      <Suspense fallback={<p>Loading…</p>}>
        <Address place={place} />
      </Suspense>
      <Button onClick={() => setPlace("3 Dock Road, Brookvale")}>Show the other place</Button>
    </Stack>
  );
}

export const StaysAsTheServerWroteIt: StoryObj = { render: () => <AddressThatStays /> };

/** In the workshop nothing comes from a server. */
function WhereItComesFrom() {
  const [isServed] = useState(useIsServerRendered());
  return <p>{isServed ? "As the server wrote it." : "Rendered here."}</p>;
}

export const SaysWhetherItWasServed: StoryObj = { render: () => <WhereItComesFrom /> };

/** A press on the button counts, also where it comes before the code of the place. */
function PlaceThatKeepsPresses() {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  return (
    <div ref={place} data-late-part="workshop-place" data-links="">
      <Suspense fallback={<p>Loading…</p>}>
        <Button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</Button>
        <LiveMark place={place} />
      </Suspense>
    </div>
  );
}

export const KeepsWhatIsPressed: StoryObj = { render: () => <PlaceThatKeepsPresses /> };
