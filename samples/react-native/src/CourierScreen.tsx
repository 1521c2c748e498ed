import {useEffect} from 'react';
import {AccessibilityInfo, Button, FlatList, Platform, StyleSheet, Text, View} from 'react-native';
import type {DeliveryEvent, Outcome, PermissionStatus} from '{{reactNative.package}}';

import {remedyLabels, type Problem, type Remedy} from './deliveryErrors';
import {OfflineQueue, type QueueState} from './OfflineQueue';
import {texts} from './texts';
import {isPrecise, type Courier} from './useCourier';

// #region screen
interface Props {
  readonly courier: Pick<Courier, 'permission' | 'openId' | 'events' | 'problem' | 'isBusy'>;
  readonly queue: QueueState;
  readonly onAskPermission: () => void;
  readonly onOpenSettings: () => void;
  readonly onStart: () => void;
  readonly onLeaveAtDoor: () => void;
  readonly onComplete: (outcome: Outcome) => void;
  readonly onCancel: () => void;
  readonly onRemedy: (remedy: Remedy) => void;
}

export function CourierScreen({courier, queue, ...on}: Props) {
  return (
    <View style={styles.screen}>
      <PermissionNotice
        status={courier.permission}
        onAsk={on.onAskPermission}
        onOpenSettings={on.onOpenSettings}
      />
      {courier.problem && <ProblemNotice problem={courier.problem} onRemedy={on.onRemedy} />}
      <OfflineQueue state={queue} />
      <FlatList
        data={courier.events}
        keyExtractor={({eventId}) => eventId}
        renderItem={({item}) => <Text>{eventText(item)}</Text>}
        style={styles.events}
      />
      {courier.openId !== null ? (
        <EndButtons isBusy={courier.isBusy} {...on} />
      ) : (
        <Button
          title={texts.start}
          onPress={on.onStart}
          disabled={courier.isBusy || !isPrecise(courier.permission)}
        />
      )}
    </View>
  );
}

type EndButtonsProps = Pick<Courier, 'isBusy'> &
  Pick<Props, 'onLeaveAtDoor' | 'onComplete' | 'onCancel'>;

/** The courier decides how a delivery ended, because an event is only an estimate. */
function EndButtons({isBusy, onLeaveAtDoor, onComplete, onCancel}: EndButtonsProps) {
  const buttons = [
    {title: texts.handedOver, onPress: () => onComplete('handedToRecipient')},
    {title: texts.leftAtDoor, onPress: onLeaveAtDoor},
    {title: texts.withNeighbour, onPress: () => onComplete('handedToNeighbour')},
    {title: texts.nobodyHome, onPress: () => onComplete('failedAttempt')},
    {title: texts.cancel, onPress: onCancel},
  ];
  return (
    <View style={styles.buttons}>
      {buttons.map((button) => (
        <Button key={button.title} disabled={isBusy} {...button} />
      ))}
    </View>
  );
}

interface PermissionNoticeProps {
  readonly status: PermissionStatus;
  readonly onAsk: () => void;
  readonly onOpenSettings: () => void;
}

function PermissionNotice({status, onAsk, onOpenSettings}: PermissionNoticeProps) {
  const ask = {action: texts.continue, onAction: onAsk};
  const settings = {action: texts.openSettings, onAction: onOpenSettings};
  switch (status) {
    case 'notDetermined':
      return <Notice text={texts.whyLocation} {...ask} />;
    case 'approximate':
      // iOS asks for precise location until the delivery ends. An app can't tell whether Android
      // still shows its dialog, so show both buttons.
      return (
        <View>
          <Notice text={texts.whyPrecise} {...settings} />
          <Button title={ask.action} onPress={ask.onAction} />
        </View>
      );
    case 'denied':
      return <Notice text={texts.locationDenied} {...settings} />;
    default:
      return null;
  }
}

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly onRemedy: (remedy: Remedy) => void;
}

function ProblemNotice({problem: {text, remedy}, onRemedy}: ProblemNoticeProps) {
  return remedy === undefined ? (
    <Announced text={text} />
  ) : (
    <Notice text={text} action={remedyLabels[remedy]} onAction={() => onRemedy(remedy)} />
  );
}

interface NoticeProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Notice({text, action, onAction}: NoticeProps) {
  return (
    <View>
      <Announced text={text} />
      <Button title={action} onPress={onAction} />
    </View>
  );
}

/** A screen reader reads this when it appears: a live region on Android, an announcement on iOS. */
function Announced({text}: {readonly text: string}) {
  useEffect(() => {
    if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(text);
  }, [text]);
  return <Text accessibilityLiveRegion="polite">{text}</Text>;
}

// #region event-text
/** Keeps a `default`, because a minor version can add kinds. */
function eventText({kind}: DeliveryEvent): string {
  switch (kind.type) {
    case 'approaching':
      return texts.approaching(Math.round(kind.distance / 10) * 10);
    case 'parked':
      return texts.parked;
    case 'buildingEntered':
      return texts.buildingEntered;
    case 'floorChanged':
      return texts.floorChanged(kind.floor);
    case 'doorReached':
      return texts.doorReached;
    case 'handedOver':
      return texts.handedOverAfter(Math.round(kind.dwell));
    case 'departed':
      return texts.departed;
    case 'recorded':
      return texts.recorded(kind.name);
    default:
      return texts.otherEvent;
  }
}
// #endregion event-text
// #endregion screen

const styles = StyleSheet.create({
  screen: {flex: 1, gap: 12, padding: 16},
  events: {flex: 1},
  buttons: {gap: 12},
});
